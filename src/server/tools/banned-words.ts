// The last look at a result: does it hold a word its style profile forbids? Knows no tool and no provider.
import { bannedAnywhere } from '#contract/styles/banned-anywhere.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { Manner } from './define.ts'

/** Whether a text may be shown to someone who writes in `style`. */
export function allowedBy(style: Manner['style']): (text: string) => boolean {
  const banned = style?.bannedWords ?? []
  return (text) => bannedAnywhere(text, banned).length === 0
}

/** The forbidden words in an output, each once. */
export function bannedInOutput(output: unknown, style: Manner['style']): string[] {
  return [...new Set(textsIn(output).flatMap((text) => bannedAnywhere(text, style?.bannedWords ?? [])))]
}

/** The message for the user, in Dutch, that names the forbidden words. */
export function bannedMessage(words: readonly string[]): string {
  const named = words.map((word) => `‘${word}’`).join(', ')
  return `Het lukte niet zonder ${named}, en dat verbiedt je stijlprofiel. Pas het profiel of je tekst aan.`
}
