// The English book of scripts: puts its data files together. Knows nothing of how a script is composed.

import { aboutEnglish, asksEnglish } from './frames/asks-english.ts'
import { bridgesEnglish, closesEnglish, echoesEnglish } from './frames/closes-english.ts'
import { hooksEnglish, soberHooksEnglish } from './frames/hooks-english.ts'
import { englishArcs, englishPersonalArc } from '../general/english.ts'
import { byDomain, stages } from './arc.ts'
import type { ScriptBook } from './book.ts'
import { readEnglishScript } from './english.ts'

export const englishBook: ScriptBook = {
  read: readEnglishScript,
  hooks: hooksEnglish,
  soberHooks: soberHooksEnglish,
  closes: closesEnglish,
  bridges: bridgesEnglish,
  echoes: echoesEnglish,
  arcOf: ({ personal, domain }) => (personal ? englishPersonalArc : englishArcs[domain]),
  // The first of a thread leans on nothing.
  spare: byDomain((domain) =>
    stages.flatMap((stage) => englishArcs[domain][stage].flatMap((thread) => thread.slice(0, 1))),
  ),
  hooksOf: ({ shape, domain }) => {
    if (shape === 'none') return []
    const { asks, about } = asksEnglish[domain]
    if (shape !== 'titled') return asks.map((ask) => `% ${ask}`)
    return about === undefined ? [] : aboutEnglish.map((hook) => hook.replace('#', about))
  },
  asksOf: ({ domain }) => asksEnglish[domain].asks,
  answer: 'Tell us in the comments.',
  keepsOf: ({ domain }) => asksEnglish[domain].keeps,
}
