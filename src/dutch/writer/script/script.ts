// The voice-over script of the built-in writer: opening, own sentences, a line of thought, an end.
// Knows nothing of HTTP, quota or the other tools.

import { characterCount } from '#dutch/characters.ts'
import { SCRIPT_LENGTH, type ScriptLanguage } from '#dutch/writer/limits.ts'
import type { Domain } from '../general/domain.ts'
import { createDice, type Dice } from '../random.ts'
import { wordsOf } from '../register.ts'
import { addressed, type Arc, type Stage, type Thread } from './arc.ts'
import { fillScript, type Part } from './body.ts'
import { dutchBook } from './book-dutch.ts'
import { englishBook } from './book-english.ts'
import type { ScriptBook } from './book.ts'
import { closesFor } from './closes.ts'
import { clashIn, type Clash } from './echoes.ts'
import { hooksFor } from './hooks.ts'
import { ownWithin } from './own.ts'
import { plainScript } from './plain.ts'
import type { ScriptInput, ScriptSubject } from './subject.ts'
import { splitSentences } from '../sentences.ts'
import type { Taste } from '../subject.ts'

const books: Readonly<Record<ScriptLanguage, ScriptBook>> = { nl: dutchBook, en: englishBook }

/** Openings tried; the first two nearly always do. */
const TRIES = 10
/** Ends tried behind one opening. */
const CLOSES_TRIED = 10
/** Room for an end and the breaks between paragraphs, in characters. */
const CLOSE_ROOM = 130
/** Words this long tell what a sentence says; two sentences that share so much of them say the same. */
const TELLING_CHARACTERS = 5
const SAME_SHARE = 0.6
/** Here general advice is about doing things, which answers nobody behind a report or somebody's words. */
const HANDS_ON: ReadonlySet<Domain> = new Set([
  'food',
  'garden',
  'travel',
  'home',
  'style',
  'family',
  'animals',
  'tech',
  'money',
  'work',
  'health',
  'season',
  'howto',
  'product',
])
/** A sentence that goes on from another, or asks. */
const OPENS_AGAIN = /^(?:en|and|so|but|maar) |^[^.!?]*\?/i

/**
 * A voice-over of 750 to 850 characters (specification, section 9) in two or three paragraphs. Every text is a subject.
 * Pure: the same input, seed and taste give the same script. Words that a taste bans are kept out as long as enough
 * sentences are left to fill the length.
 */
export function composeScript(input: ScriptInput & { language: ScriptLanguage }, seed: number, taste: Taste): string {
  const book = books[input.language]
  const dice = createDice(seed, `script|${input.language}|${input.title}`)
  const subject = book.read(input, taste)
  const unbanned = () => book.read(input, { ...taste, banned: [] })
  return lineOfThought(subject, book, dice) ?? plain(subject, book, dice) ?? plain(unbanned(), book, dice) ?? ''
}

function lineOfThought(subject: ScriptSubject, book: ScriptBook, dice: Dice): string | undefined {
  const clash = clashIn(book.echoes, subject.name)
  const hooks = dice.shuffle(hooksFor(subject, book).filter((hook) => !isTold(hook, subject)))
  const arc = usable(arcFor(subject, book), subject)
  const closes = closesFor(subject, book, CLOSES_TRIED, clash, dice).filter((close) => !isTold(close, subject))
  const bridges = {
    insight: bridgesFor(subject, book.bridges.insight),
    practice: bridgesFor(subject, book.bridges.practice),
    encouragement: bridgesFor(subject, book.bridges.encouragement),
  }
  for (const hook of hooks.slice(0, TRIES)) {
    const apart = (texts: readonly string[]) => texts.filter((text) => !clash(hook, text))
    const endings = apart(closes)
    if (endings.length === 0) continue
    const own = ownWithin(subject.own, SCRIPT_LENGTH.max - characterCount(hook) - CLOSE_ROOM, dice)
    const text = fillScript(
      {
        hook,
        own: own.map((sentence) => sentence.text).join(' '),
        closes: endings,
        arc,
        bridges: {
          insight: apart(bridges.insight),
          practice: apart(bridges.practice),
          encouragement: apart(bridges.encouragement),
        },
        harmonious: (parts) => isHarmonious(parts, clash),
      },
      SCRIPT_LENGTH,
      dice,
    )
    if (text !== undefined) return text
  }
  return undefined
}

function plain(subject: ScriptSubject, book: ScriptBook, dice: Dice): string | undefined {
  const hook = hooksFor(subject, book).toSorted((a, b) => characterCount(a) - characterCount(b))[0] ?? ''
  const own = ownWithin(subject.own, SCRIPT_LENGTH.max - characterCount(hook) - CLOSE_ROOM, dice)
  const said = own.map(({ text }) => text).join(' ')
  return (
    plainScript(hook, said, subject, book, SCRIPT_LENGTH, dice) ??
    plainScript(hook, '', subject, book, SCRIPT_LENGTH, dice)
  )
}

/** What leads from part to part; a serious subject needs no such turns. */
function bridgesFor(subject: ScriptSubject, bridges: readonly string[]): string[] {
  if (subject.domain === 'serious') return []
  return bridges.map((bridge) => addressed(bridge, subject.address)).filter(subject.fits)
}

/** Behind a report, the general talk about a subject stands for the advice of its domain. */
function arcFor(subject: ScriptSubject, book: ScriptBook): Arc {
  const arc = book.arcOf(subject)
  if (!HANDS_ON.has(subject.domain) || !subject.report) return arc
  return { ...arc, practice: book.arcOf({ ...subject, domain: 'general' }).practice }
}

/** The arc without what may not be said, or what the user says already. */
function usable(arc: Arc, subject: ScriptSubject): Arc {
  const told = [subject.name, ...subject.own.map(({ text }) => text)].map(tellingWords)
  const cut = (thread: Thread): Thread => {
    const end = thread.findIndex(
      ({ text }) => !subject.fits(text) || isTold(text, subject) || told.some((words) => saysSame(text, words)),
    )
    return end === -1 ? thread : thread.slice(0, end)
  }
  const threads = (stage: Stage) => arc[stage].map(cut).filter((thread) => thread.length > 0)
  return {
    recognition: threads('recognition'),
    insight: threads('insight'),
    practice: threads('practice'),
    encouragement: threads('encouragement'),
  }
}

function saysSame(text: string, told: ReadonlySet<string>): boolean {
  const words = [...tellingWords(text)]
  const shared = words.filter((word) => told.has(word)).length
  return shared > 1 && shared >= words.length * SAME_SHARE
}

function tellingWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => characterCount(word) >= TELLING_CHARACTERS))
}

/** True when the user says a sentence of this text already. */
function isTold(text: string, subject: ScriptSubject): boolean {
  return splitSentences(text).some((sentence) => subject.own.some((own) => own.text === sentence))
}

/**
 * True when none of our frames has what a listener would notice as said twice: beside another frame, or beside the
 * thought next to it. A bridge leads to a statement, not to a question or an 'and'.
 */
function isHarmonious(parts: readonly Part[], clash: Clash): boolean {
  return parts.every((part, at) => {
    if (part.kind !== 'frame') return true
    const next = parts[at + 1]
    if (at > 0 && next && OPENS_AGAIN.test(next.text)) return false
    if (next?.kind === 'thought' && clash(part.text, next.text)) return false
    const before = parts[at - 1]
    if (before?.kind === 'thought' && clash(part.text, before.text)) return false
    return parts.slice(at + 1).every((other) => other.kind !== 'frame' || !clash(part.text, other.text))
  })
}
