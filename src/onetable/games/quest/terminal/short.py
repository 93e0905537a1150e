"""Short names for the map: those of the places whose name is longer than eight cells."""

from __future__ import annotations

from onetable.games.quest.text.names import Named
from onetable.games.quest.traits import Place
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.measure import beginning, width_of

P = Place
ARTICLES = ("The ", "the ", "De ", "de ", "Het ", "het ")
# in the order en, nl, zh, ja; an empty one is short enough as it is
SHORT: dict[Place, tuple[str, str, str, str]] = {
    P.BLUE_MOUNTAINS: ("BlueMtns", "BlauweB.", "", ""),
    P.HARLINDON: ("Harlind.", "Harlind.", "", "ハルリン"),
    P.GREY_HAVENS: ("GreyHav.", "GrijzeH.", "", ""),
    P.NORTH_DOWNS: ("N.Downs", "Noorderh", "", ""),
    P.SHIRE: ("", "", "", "ホビット"),
    P.RUINS_OF_ANGMAR: ("Angmar", "Angmar", "安格玛", "アングマ"),
    P.TROLLSHAWS: ("Trollsh.", "Trollenb", "食人妖林", "トロル森"),
    P.WEATHERTOP: ("Weathert", "", "", ""),
    P.DUNLAND: ("", "Donkerl.", "", "褐色人国"),
    P.EREGION: ("", "", "", "エレギオ"),
    P.FORNOST: ("", "", "", "フォルノ"),
    P.HILLS_OF_EVENDIM: ("Evendim", "Evendim", "", "夕おぼろ"),
    P.OLD_FOREST: ("OldFor.", "OudeWoud", "", ""),
    P.ANFALAS: ("", "", "", "アンファ"),
    P.ENEDWAITH_PLAINS: ("Enedwai.", "Enedwai.", "埃奈德原", "エネドワ"),
    P.GAP_OF_ROHAN: ("Gap", "Kloof", "", "ローハ谷"),
    P.ISENGARD: ("", "", "", "アイゼン"),
    P.MOUTH_OF_THE_GREYFLOOD: ("Greyfl.", "Grijsvl.", "", "灰色川口"),
    P.EREBOR: ("", "", "", "エレボル"),
    P.ERED_MITHRIN: ("EredMit.", "EredMit.", "米斯林", "エレドミ"),
    P.ETTENMOORS: ("Ettenm.", "Ettenm.", "", "エテン"),
    P.DOL_GULDUR: ("DolGuld.", "DolGuld.", "", "ドルグル"),
    P.GLADDEN_FIELDS: ("Gladden", "Lisveld.", "金鸢尾沼", ""),
    P.LAKE_ESGAROTH: ("Esgaroth", "Esgaroth", "长湖", "エスガロ"),
    P.MOUNT_GUNDABAD: ("Gundabad", "Gundabad", "贡达巴德", "グンダバ"),
    P.RHOSGOBEL: ("Rhosgob.", "Rhosgob.", "罗斯戈", "ロスゴベ"),
    P.RIVENDELL: ("Rivend.", "", "", ""),
    P.SOUTH_EAVES: ("S.Eaves", "Woudrand", "", "南森端"),
    P.BIGHT: ("", "", "", "森入り江"),
    P.FOREST_TRAIL: ("F.Trail", "", "", ""),
    P.FOREST_ROAD: ("F.Road", "", "", ""),
    P.HIGH_PASS: ("HighPass", "", "", ""),
    P.NORTHERN_WASTE: ("N.Waste", "N.Woest.", "", "北方荒地"),
    P.REDHORN_GATE: ("Redhorn", "Roodhrn.", "", ""),
    P.WITHERED_HEATH: ("W.Heath", "V.Heide", "", "ヒース野"),
    P.WOODLAND_REALM: ("Woodland", "", "", ""),
    P.IRON_HILLS: ("IronHil.", "IJzerh.", "", "くろがね"),
    P.BARAD_DUR: ("Barad-d.", "Barad-d.", "", "バラド塔"),
    P.MOUNT_DOOM: ("MtDoom", "", "", ""),
    P.AMON_HEN: ("", "", "", "アモンヘ"),
    P.BELFALAS: ("", "", "贝尔法", "ベルファ"),
    P.DAGORLAD: ("", "", "", "ダゴルラ"),
    P.DEAD_MARSHES: ("DeadMar.", "Dodenmo.", "", "死者沼地"),
    P.DUNHARROW: ("Dunharr.", "", "", ""),
    P.EMYN_MUIL: ("EmynMuil", "EmynMuil", "", "エミュン"),
    P.FANGORN: ("", "", "", "ファンゴ"),
    P.HELMS_DEEP: ("HelmsD.", "Helmsd.", "海尔姆", "ヘルム谷"),
    P.LOTHLORIEN: ("Lórien", "Lórien", "罗瑞恩", "ローリエ"),
    P.MINAS_MORGUL: ("M.Morgul", "M.Morgul", "魔古尔", "モルグル"),
    P.MINAS_TIRITH: ("M.Tirith", "M.Tirith", "提力斯", "ティリス"),
    P.MORTHOND: ("", "", "", "モルソン"),
    P.NEAR_HARAD: ("N.Harad", "N.-Harad", "", ""),
    P.OSGILIATH: ("Osgil.", "Osgil.", "欧斯吉", "オスギリ"),
    P.PELARGIR: ("", "", "", "ペラルギ"),
    P.PLAINS_OF_ROHAN: ("Pl.Rohan", "Vl.Rohan", "", "ロハン原"),
    P.PLAINS_OF_GORGOROTH: ("Gorgor.", "Gorgor.", "戈埚洛斯", "ゴルゴロ"),
    P.SEA_OF_UDUN: ("Udûn", "Udûn", "", "ウドゥン"),
    P.NINDALF: ("", "", "", "ニンダル"),
}
LONGEST = 8  # cells
COLUMN = {"en": 0, "nl": 1, "zh": 2, "ja": 3}


def map_name(sight: SpokenView, place: Place, room: int) -> str:
    """The name in so many cells: in full without its article, else the short one, else the beginning of that."""
    full = sight.phrases.say(Named(f"place.{place}"))
    for article in ARTICLES:
        full = full.removeprefix(article)
    if width_of(full) <= room:
        return full
    short = SHORT.get(place, ("", "", "", ""))[COLUMN[sight.phrases.code]] or full
    return beginning(short, room)
