// Takes a generation back from the history to its tool: the tool's screen gets the input and the results as if they had
// just been made. Knows where each tool keeps its input, and nothing of how a screen shows it.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Generation } from '#contract/history/generation.ts'
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { styleKey, type StyleChoice } from '#web/styles/use-style-choice.ts'
import { readKept } from '#web/kept/kept-storage.ts'
import { describing } from '#web/tools/described-title.ts'
import { webTools } from '#web/tools/registry.ts'
import { keep } from '#web/kept/use-kept.ts'
import { noVariants } from '#web/tools/variants.ts'
import { toast } from '#web/ui/toast-store.ts'
import { toolLabel } from './tool-names.ts'

type Input = Generation['input']

const inputKey = (tab: string) => `${tab}/input`

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
  titeltovenaar: ({ subject, context, amount }) => ({
    subject: typed(subject),
    context: typed(context),
    amount: String(amount),
  }),
  'shorts-text': (input) => ({ ...titled(input), language: input['language'] }),
  rewriter: ({ text, mode, address, instruction }) => ({
    text: typed(text),
    mode,
    address,
    instruction: typed(instruction),
  }),
} as const satisfies Record<ToolName, (input: Input) => object>

/** What the tool's screen keeps, with the values for `generation`: the name of the kept value to the value. */
export function keptOf(generation: Generation): Record<string, unknown> {
  const { id, tool, input, output, model } = generation
  const [tab] = webTools[tool].tabs
  const neighbours = Object.entries(webTools).filter(([, { tabs }]) => tabs.some((one) => one === tab))
  const { styleId, ...asked } = input
  const style: StyleChoice = typeof styleId === 'number' ? styleId : 'none'
  return {
    [inputKey(tab)]: forms[tool](input),
    // Results of the other tools on the same screen are cleared: they belong to other input.
    ...Object.fromEntries(neighbours.map(([name]) => [`${tab}/${name}`, noVariants])),
    [`${tab}/${tool}`]: { variants: [{ ...output, model, generationId: id }], chosen: 0, input: asked },
    [styleKey(tab)]: style,
  }
}

/** Returns a function that opens a generation's tool with its input and results. A toast offers to undo that. */
export function useReuse(): (generation: Generation) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const user = useLoggedInUser()

  return (generation) => {
    const [tab] = webTools[generation.tool].tabs
    const kept = keptOf(generation)
    const before = Object.keys(kept).map((name) => [name, readKept(user.id, name)] as const)
    const show = (values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values)) keep(client, user.id, name, value)
    }
    /** Also goes back to the history, because a form that is open does not take over new kept values. */
    const undo = () => {
      show({
        ...blank(tab, Object.keys(kept)),
        ...Object.fromEntries(before.filter(([, value]) => value !== undefined)),
      })
      void navigate({ to: '/admin', search: { tab: 'history' } })
    }
    const stood = before.some(([name, value]) => name === inputKey(tab) && hasText(value))
    show(kept)
    void navigate({ to: '/admin', search: { tab } })
    toast({
      title: `Staat klaar in ${toolLabel(generation.tool)}`,
      description: 'Wat je toen invulde en wat eruit kwam staat weer op het scherm.',
      ...(stood && { action: { label: 'Zet terug wat er stond', run: undo } }),
    })
  }
}

/** What a screen keeps before it has been used. Without the input: undo is offered only when there was one to put back. */
function blank(tab: string, names: readonly string[]): Record<string, unknown> {
  const tools = names.filter((name) => name !== inputKey(tab) && name !== styleKey(tab))
  return {
    ...Object.fromEntries(tools.map((name) => [name, noVariants])),
    [styleKey(tab)]: 'default' satisfies StyleChoice,
  }
}

function hasText(fields: unknown): boolean {
  // The other fields are choices: nothing that somebody would have to write again.
  const { title, subject, text, context, description } = Object(fields) as Record<string, unknown>
  return [title, subject, text, context, description].some((field) => typed(field).trim() !== '')
}
