"""Dutch: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText, Given
from onetable.language.book import Row

CHAPTERS: dict[object, Row] = {
    Given: "{who} krijgt {what:quoted}",
    (ChapterText, "required"): "Verplicht in elke ronde: {required:all}.",
    (ChapterText, "in groups"): "Verplicht in de ronde van hun groep: {required:apart}. Verder te kiezen: {others:apart}.",
    (ChapterText, "others"): "Verder te kiezen: {others:all}.",
    (ChapterText, "unneeded"): "{unneeded:all} hoeft niet te worden voltooid.",
    (ChapterText, "only for four"): "{only_for_four:all} doet alleen mee met 1 of 4 spelers.",
    (ChapterText, "threats"): "Dreigingen: waarde 1–{highest_threat}.",
    (ChapterText, "event"): "Gebeurtenis: {events:titles}.",
    (ChapterText, "choice"): "In elke ronde wordt 1 van deze gebeurtenissen gespeeld: {choice:one title}.",
    (ChapterText, "riders"): "Bijzondere Ruiters: {riders:all}.",
    (ChapterText, "gift"): "Gave: {gifts:all}.",
    (ChapterText, "gifts"): "Gaven: {gifts:all}.",
    (ChapterText, "long"): "Dit hoofdstuk gaat door tot elk personage is voltooid.",
    (ChapterText, "endless"): (
        "De andere personages, van wie 1 beladen, een gave en een bijzondere Ruiter worden willekeurig getrokken. "
        "Win rondes tot elk personage aan een gewonnen ronde heeft meegedaan en de Ruiter is gebruikt."
    ),
}
