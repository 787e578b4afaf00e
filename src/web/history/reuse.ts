// Takes a generation back from the history to its tool: the tool's screen gets the input and the results as if they had
// just been made. Knows where each tool keeps its input, and nothing of how a screen shows it.
import type { Generation } from '#contract/history/generation.ts'
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { toolTabs } from '#contract/tools/tabs.ts'
import { styleKey, type StyleChoice } from '#web/styles/use-style-choice.ts'
import { describing } from '#web/tools/described-title.ts'
import { inputKey, noResults, usePutReady, type Kept } from '#web/tools/put-ready.ts'
import { toolLabel } from './tool-names.ts'

type Input = Generation['input']

const typed = (value: unknown) => (typeof value === 'string' ? value : '')

const titled = ({ title, description }: Input) => describing(typed(title), typed(description))

/** For each tool the values of its form, made from the input that it sent. */
const forms = {
  'facebook-captions': titled,
  'pinterest-captions': titled,
  'link-in-bio-titles': titled,
  // The tool sends title and description as one text. Wherever the title really ended, both are joined again to the same.
  'link-in-bio-captions': ({ url }) => {
    const [title = '', ...rest] = typed(url).split(SUBJECT_SEPARATOR)
    return describing(title, rest.join(SUBJECT_SEPARATOR))
  },
  titeltovenaar: ({ subject, context, amount }) => {
    const { title, description, describes } = describing(typed(subject), typed(context))
    return { subject: title, context: description, amount: String(amount), ...(describes && { describes }) }
  },
  'shorts-text': (input) => ({ ...titled(input), language: input['language'] }),
  rewriter: ({ text, mode, address, instruction }) => ({
    text: typed(text),
    mode,
    address,
    instruction: typed(instruction),
  }),
} as const satisfies Record<ToolName, (input: Input) => object>

/** What the tool's screen keeps, with the values for `generation`. */
export function keptOf(generation: Generation): Kept {
  const { id, tool, input, output, model } = generation
  const [tab] = toolTabs[tool]
  const { styleId, ...asked } = input
  const style: StyleChoice = typeof styleId === 'number' ? styleId : 'none'
  return {
    [inputKey(tab)]: forms[tool](input),
    ...noResults(tab),
    [`${tab}/${tool}`]: { variants: [{ ...output, model, generationId: id }], chosen: 0, input: asked },
    [styleKey(tab)]: style,
  }
}

/** Returns a function that opens a generation's tool with its input and results. A toast offers to undo that. */
export function useReuse(): (generation: Generation) => void {
  const putReady = usePutReady()
  return (generation) =>
    putReady(
      toolTabs[generation.tool][0],
      keptOf(generation),
      `Staat klaar in ${toolLabel(generation.tool)}`,
      'Wat je toen invulde en wat eruit kwam staat weer op het scherm.',
    )
}
