/* From what the server sends to what the pieces of glass are told. */

import { plain } from '../../text/marks.svelte';
import { say } from '../../text/text.svelte';
import type { Board, Face, Figure, Handle, HandCard, Key, Piece, Place } from './board';
import { named } from './glass/wording';
import type { Borne, Drawn, FaceFacts, FaceWords, HandFacts, Measured, PieceFacts, PieceState, PlaceFacts } from './glass/cards';

type FaceOf = (key: Key) => Face | undefined;

const plus = (amount: number): string | undefined => (amount === 0 ? undefined : amount > 0 ? `+${amount}` : `−${-amount}`);
const measured = (now: number, printed = now): Measured => ({ now, printed });
const asMeasured = (figure: Figure | null | undefined): Measured | undefined => (figure ? measured(figure.now, figure.printed) : undefined);

export function drawn(face: Face): Drawn {
	return {
		key: face.key,
		kind: face.kind === 'ring' ? 'the_one_ring' : face.kind,
		culture: face.culture || null,
		race: face.race?.key ?? null,
		item: face.item?.key ?? null,
		keywords: face.keywords?.map(({ key }) => key) ?? [],
	};
}

/** The title in the other language, with its subtitle: a card is known by either. */
export const otherName = ({ english, english_subtitle }: Face): string => named(english ?? '', english_subtitle);

/** A card as it is printed; the numbers of a card in play or in hand are those of now. */
export function faceFacts(face: Face, piece?: Piece, held?: HandCard): FaceFacts {
	const whole = piece?.vitality?.of;
	return {
		...drawn(face),
		title: face.title,
		subtitle: face.subtitle,
		ruby: face.ruby,
		other: otherName(face),
		unique: face.unique,
		cost: held ? asMeasured(held.cost) : face.kind === 'site' ? given(face.shadow) : given(face.cost),
		strength: asMeasured(piece?.strength) ?? given(face.strength),
		vitality: asMeasured(whole) ?? given(face.vitality),
		resistance: face.resistance ? measured(face.resistance) : undefined,
		strengthBonus: plus(face.strength_bonus ?? 0),
		vitalityBonus: plus(face.vitality_bonus ?? 0),
		signet: face.signet?.text,
		siteNumber: face.site || face.home || undefined,
		arrow: face.arrow || undefined,
		typeLine: face.type_line,
		text: face.lines ?? [],
	};
}

const given = (number: number | null | undefined): Measured | undefined => (number === null || number === undefined ? undefined : measured(number));

export function faceWords(): FaceWords {
	return {
		unique: say('tcg-face-unique'),
		cost: say('tcg-face-cost'),
		shadowNumber: say('tcg-face-shadow'),
		strength: say('tcg-face-strength'),
		vitality: say('tcg-face-vitality'),
		resistance: say('tcg-face-resistance'),
		site: say('tcg-face-site'),
		arrowLeft: say('tcg-face-arrow-left'),
		arrowRight: say('tcg-face-arrow-right'),
		printed: say('tcg-part-printed'),
	};
}

/** A card in play, with what it bears. */
export function pieceFacts(piece: Piece, face: Face, pieces: ReadonlyMap<Handle, Piece>, of: FaceOf): PieceFacts {
	const bears = piece.bears.flatMap((handle): Borne[] => {
		const item = pieces.get(handle);
		return item ? [{ key: String(handle), title: plain(item.name), bonus: plus(of(item.key)?.strength_bonus ?? 0) }] : [];
	});
	return {
		...drawn(face),
		title: plain(piece.name),
		strength: asMeasured(piece.strength),
		vitality: asMeasured(piece.vitality?.of),
		wounds: piece.vitality?.wounds ?? 0,
		word: piece.strength ? undefined : kindWord(face),
		stacked: piece.stacked.length ? say('tcg-piece-stacked', { count: piece.stacked.length }) : undefined,
		bears,
	};
}

/** The type of a card in one word; the culture is seen. */
export const kindWord = (face: Face): string => say(`tcg-kind-${face.kind}`);

export function pieceState(piece: Piece, legal: boolean, held: boolean, sending: boolean): PieceState {
	return {
		legal,
		chosen: held ? 1 : 0,
		cracked: piece.vitality?.exhausted ?? false,
		faint: !piece.active,
		sending,
	};
}

/** What a card does, without the keywords before it and the reminders in brackets. */
const briefOf = (face: Face): string => {
	const lines = (face.lines ?? []).map((line) => plain(line).replace(/\s*[(（][^)）]*[)）]/g, ''));
	return lines.find((line) => /[:：]/.test(line)) ?? lines.at(-1) ?? '';
};

/** A card as it lies in a pile or in somebody's hand: only what is printed on it. */
export function printedFacts(face: Face): HandFacts {
	return {
		...drawn(face),
		title: face.title,
		typeWord: face.item?.text ?? kindWord(face),
		cost: face.kind === 'site' ? given(face.shadow) : given(face.cost),
		strength: given(face.strength),
		vitality: given(face.vitality),
		site: face.site || face.home || undefined,
		bonus: plus(face.strength_bonus ?? 0),
		brief: briefOf(face),
	};
}

export const handFacts = (card: HandCard, face: Face): HandFacts => ({ ...printedFacts(face), cost: asMeasured(card.cost) });

export function placeFacts(place: Place, board: Board, of: FaceOf, own: number): PlaceFacts {
	const face = of(place.key);
	const now = board.seats.find(({ seat }) => seat === board.turn.seat)?.at ?? 0;
	return {
		number: place.number,
		site: face ? { ...drawn(face), title: face.title, shadow: place.shadow?.now ?? face.shadow ?? 0 } : undefined,
		state: place.number === now ? 'here' : place.number < now ? 'behind' : 'ahead',
		markers: place.markers.map((player) => ({ player, name: board.seats[player]?.name ?? '', own: player === own })),
		laden: place.cards.length || undefined,
	};
}
