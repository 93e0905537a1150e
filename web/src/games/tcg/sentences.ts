/* Cards, places and totals as sentences, for who hears the table. */

import { plain } from '../../text/marks.svelte';
import { listOf, say } from '../../text/text.svelte';
import type { Text } from '../../wire/protocol';
import type { Board, Face, Figure, Handle, HandCard, Piece, Place, Seat } from './board';
import { kindWord } from './facts';
import type { Numbered } from './reach';
import type { Fate } from './sides';

const sentences = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join('. ');
const nowAndPrinted = (word: string, { now, printed }: Figure): string => (now === printed ? `${word} ${now}` : `${word} ${now}, ${say('tcg-part-printed')} ${printed}`);

/** What a click would do, or why nothing can be done. */
const chances = (found: readonly Numbered[], why: Text): string =>
	found.length > 0 ? listOf(found.slice(0, 4).map(({ text }) => plain(text))) : why ? say('tcg-card-refused', { why: plain(why) }) : '';

export function pieceSentence(piece: Piece, pieces: ReadonlyMap<Handle, Piece>, found: readonly Numbered[], why: Text, kind: string, fate?: Fate): string {
	const named = (handles: readonly Handle[]): string => listOf(handles.map((handle) => plain(pieces.get(handle)?.name ?? '')).filter(Boolean));
	return sentences(
		plain(piece.name),
		piece.strength ? nowAndPrinted(say('tcg-face-strength'), piece.strength) : kind,
		piece.vitality && say('tcg-piece-vitality', { left: piece.vitality.left, of: piece.vitality.of.now }),
		piece.keywords.length > 0 && listOf(piece.keywords.map(({ text }) => text)),
		piece.marks.length > 0 && listOf(piece.marks.map(({ text }) => plain(text))),
		piece.ring_bearer && say('tcg-piece-bearer'),
		piece.bears.length > 0 && say('tcg-bears', { items: named(piece.bears) }),
		piece.against.length > 0 && say('tcg-piece-against', { who: named(piece.against) }),
		!piece.active && say('tcg-resting'),
		fate && `${fate.free} : ${fate.shadow}, ${say(`tcg-fate-${fate.word}`, { count: fate.count })}`,
		chances(found, why),
	);
}

const printed = (number: number | null | undefined, word: string): string | false => typeof number === 'number' && `${say(word)} ${number}`;

export function handSentence(card: HandCard, face: Face, found: readonly Numbered[]): string {
	return sentences(
		face.title,
		kindWord(face),
		nowAndPrinted(say('tcg-face-cost'), card.cost),
		printed(face.strength, 'tcg-face-strength'),
		printed(face.vitality, 'tcg-face-vitality'),
		face.site || face.home ? `${say('tcg-face-site')} ${face.site || face.home}` : false,
		!face.strength && (face.lines ?? []).map((line) => plain(line)).join(' '),
		chances(found, card.why),
	);
}

export function placeSentence(place: Place, board: Board, face: Face | undefined): string {
	const names = place.markers.map((seat) => board.seats[seat]?.name ?? '');
	return sentences(
		face ? say('tcg-here', { number: place.number, site: face.title }) : say('tcg-place-empty', { number: place.number }),
		place.shadow ? say('tcg-shadow-number', { count: place.shadow.now }) : false,
		names.length > 0 && say('tcg-place-markers', { who: listOf(names) }),
		place.cards.length > 0 && say('tcg-place-laden', { count: place.cards.length }),
	);
}

export function seatSentence(seat: Seat): string {
	return sentences(
		plain(seat.out) || say('tcg-bar-seat', { who: seat.name, site: seat.at, burdens: seat.burdens, limit: seat.resistance }),
		[say('tcg-hand', { count: seat.hand }), say('tcg-deck', { count: seat.deck }), say('tcg-discards', { count: seat.discard.count }), say('tcg-dead', { count: seat.dead.count })].join(', '),
	);
}
