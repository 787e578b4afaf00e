// Makes a set of titles: gathers everything that fits the subject, draws five, and gives some an emoji.
// Knows nothing of where a title is shown; the bounds and frames come with the call.

import { characterCount } from '#dutch/characters.ts'
import { candidatesFor, type TitleBounds } from './candidates.ts'
import { emojiIn } from './clean-text.ts'
import { drawSet, type OwnShare } from './drawing.ts'
import type { TitleFrames } from './frames/title-frames.ts'
import { createDice, type Dice } from './random.ts'
import { emojiFor } from './register.ts'
import type { Reading } from './subject.ts'

export interface TitlePlan extends TitleBounds {
  /** Keeps two tools with the same seed apart. */
  name: string
  frames: TitleFrames
  own: OwnShare
  /** Share (0 to 1) of the results that get an emoji, in registers that have them. */
  emojiShare: number
}

/** Five different titles for the subject read, each at most `plan.max` characters. */
export function composeTitles(reading: Reading, plan: TitlePlan, seed: number): string[] {
  const dice = createDice(seed, `${plan.name}|${reading.title}`)
  const room = plan.max - emojiRoom(reading)
  const candidates = candidatesFor(reading, plan.frames, { min: plan.min, max: room }, dice)
  return drawSet(candidates, plan.min, plan.own, dice).map((text, index) => decorate(text, index, reading, plan, dice))
}

/** Room for the title's own emoji, which stand in every result; one of ours only comes where it fits. */
function emojiRoom(reading: Reading): number {
  if (reading.register === 'serious' || reading.emoji.length === 0) return 0
  return 1 + reading.emoji.reduce((sum, emoji) => sum + characterCount(emoji), 0)
}

/** The title's own emoji in every result, else now and then one that fits. Never a second one. */
function decorate(text: string, index: number, reading: Reading, plan: TitlePlan, dice: Dice): string {
  if (reading.register === 'serious' || emojiIn(text).length > 0) return text
  const fitting = reading.emoji.length > 0 ? [reading.emoji.join('')] : emojiFor(reading.title, reading.register)
  const wanted = reading.emoji.length > 0 || (index % 2 === 0 && dice.chance(plan.emojiShare * 2))
  const emoji = wanted ? dice.shuffle(fitting)[0] : undefined
  if (emoji === undefined || characterCount(`${text} ${emoji}`) > plan.max) return text
  return reading.title === '' ? `${emoji} ${text}` : `${text} ${emoji}`
}
