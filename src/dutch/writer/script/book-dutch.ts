// The Dutch book of scripts: puts its data files together. Knows nothing of how a script is composed.

import { topicalAsks } from '../asks.ts'
import { capitalise } from '../capitals.ts'
import { bridgesDutch, closesDutch, echoesDutch } from './frames/closes-dutch.ts'
import { health, money, tech, work } from './frames/dutch-daily-matters.ts'
import { general, howto, product } from './frames/dutch-how-and-what.ts'
import { news, personal, serious } from './frames/dutch-news-and-grief.ts'
import { animals, culture, season, sport, travel } from './frames/dutch-out-and-about.ts'
import { family, food, garden, home, style } from './frames/dutch-table-and-home.ts'
import { hooksDutch, soberHooksDutch } from './frames/hooks-dutch.ts'
import type { GeneralSentence } from '../general/domain.ts'
import { dutchPersonalSentences, dutchSentences } from '../general/dutch.ts'
import { keepsOf } from '../register.ts'
import { addressed, byDomain, readArc, type Arc, type ArcText } from './arc.ts'
import type { ScriptBook } from './book.ts'
import { readDutchScript, type ScriptSubject } from './subject.ts'

const texts = {
  serious,
  news,
  food,
  garden,
  travel,
  home,
  style,
  family,
  animals,
  tech,
  money,
  sport,
  culture,
  work,
  health,
  season,
  howto,
  product,
  general,
}

const arcs = { je: arcsFor('je'), u: arcsFor('u') }

function arcsFor(address: 'je' | 'u') {
  const read = (text: ArcText, sentences: readonly GeneralSentence[]): Arc => readArc(spelled(text, address), sentences)
  return {
    byDomain: byDomain((domain) => read(texts[domain], dutchSentences[domain])),
    personal: read(personal, dutchPersonalSentences),
  }
}

function spelled(text: ArcText, address: 'je' | 'u'): ArcText {
  return {
    recognition: addressed(text.recognition, address),
    insight: addressed(text.insight, address),
    practice: addressed(text.practice, address),
    encouragement: addressed(text.encouragement, address),
  }
}

/** 'Gewend of nog onwennig?' asks about nothing when it stands alone. */
const FRAGMENT = /^[^?]{1,20} of [^?]+\?$/u

function asksOf({ reading, shape }: ScriptSubject): string[] {
  if (shape === 'titled' || shape === 'none') return []
  return topicalAsks(reading, shape)
    .filter((ask) => !FRAGMENT.test(ask))
    .map((ask) => capitalise(ask))
}

export const dutchBook: ScriptBook = {
  read: readDutchScript,
  hooks: hooksDutch,
  soberHooks: soberHooksDutch,
  closes: closesDutch,
  bridges: bridgesDutch,
  echoes: echoesDutch,
  arcOf: ({ address, personal: close, domain }) => (close ? arcs[address].personal : arcs[address].byDomain[domain]),
  spare: dutchSentences,
  hooksOf: (subject) => asksOf(subject).map((ask) => `% ${ask}`),
  asksOf,
  answer: 'Vertel het in de reacties.',
  keepsOf: ({ reading }) =>
    keepsOf(reading.register)
      .filter((keep) => /^(?:bewaar|deel|stuur) /.test(keep))
      .map((keep) => `${capitalise(keep)}.`),
}
