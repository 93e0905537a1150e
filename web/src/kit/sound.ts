/* Six small sounds of wood, paper and glass, made on the spot. Silent until somebody turns them on. */

import { settings } from './settings.svelte';

export type Sound = 'card' | 'taken' | 'turn' | 'pane' | 'lost' | 'won';

let room: AudioContext | null = null;

/** A struck thing: a tone that dies away, with overtones that die sooner. */
function strike(audio: AudioContext, at: number, pitch: number, length: number, loud: number, overtones: readonly number[]): void {
	for (const [index, ratio] of overtones.entries()) {
		const tone = audio.createOscillator();
		const level = audio.createGain();
		tone.frequency.value = pitch * ratio;
		level.gain.setValueAtTime(loud / (index + 1), at);
		level.gain.exponentialRampToValueAtTime(0.0001, at + length / (index + 1));
		tone.connect(level).connect(audio.destination);
		tone.start(at);
		tone.stop(at + length);
	}
}

/** Paper on wood: a breath of noise through a narrow window. */
function brush(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
	const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
	const wave = noise.getChannelData(0);
	for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
	const source = audio.createBufferSource();
	const window = audio.createBiquadFilter();
	const level = audio.createGain();
	source.buffer = noise;
	window.type = 'bandpass';
	window.frequency.value = pitch;
	level.gain.value = loud;
	source.connect(window).connect(level).connect(audio.destination);
	source.start(at);
}

const WOOD = [1, 2.4, 4.1];
const GLASS = [1, 2.76, 5.4];
const SCORES: Record<Sound, (audio: AudioContext, now: number) => void> = {
	card: (audio, now) => {
		brush(audio, now, 2400, 0.06, 0.5);
		strike(audio, now + 0.03, 170, 0.08, 0.12, WOOD);
	},
	taken: (audio, now) => [0, 0.05, 0.1].forEach((wait) => brush(audio, now + wait, 1700 + wait * 6000, 0.07, 0.35)),
	turn: (audio, now) => strike(audio, now, 523, 0.25, 0.12, WOOD),
	pane: (audio, now) => {
		strike(audio, now, 784, 0.28, 0.07, GLASS);
		strike(audio, now + 0.06, 1175, 0.23, 0.06, GLASS);
	},
	lost: (audio, now) => strike(audio, now, 147, 0.29, 0.16, GLASS),
	won: (audio, now) => [659, 784, 988].forEach((pitch, index) => strike(audio, now + index * 0.07, pitch, 0.15, 0.08, GLASS)),
};

/** Make this sound, if sound is wanted. */
export function sound(which: Sound): void {
	if (!settings.sound) return;
	room ??= new AudioContext();
	if (room.state === 'suspended') void room.resume();
	SCORES[which](room, room.currentTime);
}
