// Joins cores: clauses with commas, two questions in one, a question behind a core. Knows nothing of heads or registers.

import { capitalise } from '../capitals.ts'
import type { Bounds } from '../search.ts'
import { overlaps, type Core } from './cores.ts'

export interface Joined {
  text: string
  /** In characters. */
  length: number
  cores: readonly Core[]
}

/** In this order clauses follow each other best: what, why, how. */
const OPENERS = ['wat', 'welke', 'welk', 'wie', 'waarom', 'waar', 'waarmee', 'hoeveel', 'wanneer', 'hoe']
/** A core of this length may have a question behind it: a shorter one says too little, a longer one enough. */
const ASKED_CHARACTERS: Bounds = { min: 18, max: 64 }

/** Longer clauses need no end. */
const ENDED_CHARACTERS = 84

export function within(length: number, { min, max }: Bounds): boolean {
  return length >= min && length <= max
}

export function alone(core: Core): Joined {
  return { text: core.text, length: core.length, cores: [core] }
}

/** One, two or three clauses within the room: 'wat weg mag, wat mag blijven en hoe je alles netjes houdt'. */
export function joinedParts(parts: readonly Core[], room: Bounds): Joined[] {
  const made: Joined[] = parts.map(alone)
  for (const [at, first] of parts.entries()) {
    for (const [next, second] of parts.slice(at + 1).entries()) {
      const two = first.length + second.length + ' en '.length
      if (two > room.max || overlaps(first.stems, second.stems)) continue
      if (two >= room.min) made.push(joined([first, second]))
      for (const third of parts.slice(at + next + 2)) {
        if (!within(two + ', '.length + third.length, room)) continue
        if (!overlaps(first.stems, third.stems) && !overlaps(second.stems, third.stems))
          made.push(joined([first, second, third]))
      }
    }
  }
  return made
}

/** A core or two clauses with an end: 'wat er bekend is en wat nog niet, met de feiten op een rij'. */
export function ended(cores: readonly Core[], parts: readonly Core[], ends: readonly Core[], room: Bounds): Joined[] {
  if (ends.length === 0) return []
  const plain = cores
    .filter(({ turn, text }) => turn !== 'ask' && turn !== 'way' && !/(?:^|, )met /.test(text))
    .map(alone)
  const bases = [...plain, ...joinedParts(parts, { min: 0, max: Math.min(room.max, ENDED_CHARACTERS) })]
  return bases.flatMap((base) =>
    ends
      .filter((end) => within(base.length + ', '.length + end.length, room))
      .filter((end) => base.cores.every(({ stems }) => !overlaps(stems, end.stems)))
      .map((end) => ({
        text: `${base.text}, ${end.text}`,
        length: base.length + ', '.length + end.length,
        cores: [...base.cores, end],
      })),
  )
}

/** Two questions in one: 'wat weegt zwaar en waar begin je?' */
export function askedTwice(asks: readonly Core[]): Joined[] {
  const plain = asks.filter(({ text }) => !/,| en | of /.test(text))
  return plain.flatMap((first, at) =>
    plain
      .slice(at + 1)
      .filter((second) => second.source !== first.source && !overlaps(first.stems, second.stems))
      .map((second) => {
        const cores = inOrder([first, second])
        const text = `${cores.map((core) => core.text.slice(0, -1)).join(' en ')}?`
        return { text, length: first.length + second.length + ' en '.length - 1, cores }
      }),
  )
}

/** A core and a sentence of its own: 'stijl begint bij kiezen. Wat past bij jouw stijl?' */
export function askedBehind(cores: readonly Core[], sentences: readonly Joined[], room: Bounds): Joined[] {
  const fitting = cores.filter(
    ({ turn, text, length }) =>
      turn !== 'ask' && turn !== 'reader' && !text.startsWith('en ') && within(length, ASKED_CHARACTERS),
  )
  return fitting.flatMap((core) =>
    sentences
      .filter(({ length }) => within(core.length + '. '.length + length, room))
      .filter(({ cores: said }) => said.every(({ turn, stems }) => turn !== core.turn && !overlaps(stems, core.stems)))
      .map((sentence) => ({
        text: `${core.text}. ${capitalise(sentence.text)}`,
        length: core.length + '. '.length + sentence.length,
        cores: [core, ...sentence.cores],
      })),
  )
}

function joined(parts: readonly Core[]): Joined {
  const cores = inOrder(parts)
  const texts = cores.map(({ text }) => text)
  const text = `${texts.slice(0, -1).join(', ')} en ${texts.at(-1) ?? ''}`
  return { text, length: text.length, cores }
}

function inOrder(cores: readonly Core[]): Core[] {
  return cores.toSorted((a, b) => rank(a) - rank(b))
}

function rank({ text }: Core): number {
  return OPENERS.indexOf(text.split(' ')[0] ?? '')
}
