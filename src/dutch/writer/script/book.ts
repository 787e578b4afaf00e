// What a language brings to a script. The layout only; one file per language fills it.

import type { GeneralSentences } from '../general/domain.ts'
import type { Arc } from './arc.ts'
import type { BridgeBook, CloseBook, HookBook } from './frames.ts'
import type { ScriptInput, ScriptSubject } from './subject.ts'
import type { Taste } from '../subject.ts'

export interface ScriptBook {
  read: (input: ScriptInput, taste: Taste) => ScriptSubject
  hooks: HookBook
  soberHooks: HookBook
  closes: CloseBook
  bridges: BridgeBook
  /** What a listener notices when two of our openings, ends and bridges have it. */
  echoes: readonly RegExp[]
  arcOf: (subject: ScriptSubject) => Arc
  /** Sentences that stand alone, for the rare script that no line of thought fills. */
  spare: GeneralSentences
  /** Openings of this subject alone, as templates. */
  hooksOf: (subject: ScriptSubject) => readonly string[]
  /** Whole questions that fit the title; none for a serious subject. */
  asksOf: (subject: ScriptSubject) => readonly string[]
  /** Behind such a question at the end: where its answer goes. */
  answer: string
  /** Whole sentences: what the video can be kept or passed on for. */
  keepsOf: (subject: ScriptSubject) => readonly string[]
}
