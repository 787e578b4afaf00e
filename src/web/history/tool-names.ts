// What the history calls each tool, and what was asked of it in one line. Renders nothing.
import type { Generation } from '#contract/history/generation.ts'
import { toolLabels } from '#contract/tools/labels.ts'
import { toolNames } from '#contract/tools/registry.ts'
import { rewriteModeLabels, type ChoiceLabel } from '#contract/tools/rewrite-modes.ts'

export { toolLabel } from '#contract/tools/labels.ts'

/** The options of a select. */
export const toolChoices = toolNames.map((tool) => ({ tool, label: toolLabels[tool] }))

/** In characters: some twelve words, enough to recognise a text by. */
const LONGEST_ASKED = 90

/** The title, subject or first words of a generation's input, in one line. */
export function askedFor({ input }: Pick<Generation, 'input'>): string {
  const asked = ['title', 'subject', 'url', 'text']
    .map((field) => input[field])
    .find((text) => typeof text === 'string')
  const characters = [...(asked ?? '').replace(/\s+/g, ' ').trim()]
  if (characters.length <= LONGEST_ASKED) return characters.join('')
  const cut = characters.slice(0, LONGEST_ASKED + 1).join('')
  // Cut at a space, unless the first word is longer than that.
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : characters.slice(0, LONGEST_ASKED).join('')}…`
}

/** How a text was rewritten; undefined for the other tools. */
export function modeLabel({ tool, input }: Pick<Generation, 'tool' | 'input'>): string | undefined {
  if (tool !== 'rewriter') return undefined
  return (rewriteModeLabels as Partial<Record<string, ChoiceLabel>>)[String(input['mode'])]?.label
}
