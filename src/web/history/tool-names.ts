// What the history calls each tool, and what was asked of it in one line. Draws nothing.
import type { Generation } from '#contract/history/generation.ts'
import { toolLabels } from '#contract/tools/labels.ts'
import { toolNames } from '#contract/tools/registry.ts'
import { rewriteModeLabels, type ChoiceLabel } from '#contract/tools/rewrite-modes.ts'

export { toolLabel } from '#contract/tools/labels.ts'

/** For a list to choose from. */
export const toolChoices = toolNames.map((tool) => ({ tool, label: toolLabels[tool] }))

/** Some twelve words: enough to know a text by. In characters. */
const LONGEST_ASKED = 90

/** Title, subject or first words of what a generation was asked with. */
export function askedFor({ input }: Pick<Generation, 'input'>): string {
  const asked = ['title', 'subject', 'url', 'text']
    .map((field) => input[field])
    .find((text) => typeof text === 'string')
  const characters = [...(asked ?? '').replace(/\s+/g, ' ').trim()]
  if (characters.length <= LONGEST_ASKED) return characters.join('')
  const cut = characters.slice(0, LONGEST_ASKED + 1).join('')
  // At a word, unless the first one is all there is.
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : characters.slice(0, LONGEST_ASKED).join('')}…`
}

/** How a text was rewritten; undefined for the other tools. */
export function modeLabel({ tool, input }: Pick<Generation, 'tool' | 'input'>): string | undefined {
  if (tool !== 'rewriter') return undefined
  return (rewriteModeLabels as Partial<Record<string, ChoiceLabel>>)[String(input['mode'])]?.label
}
