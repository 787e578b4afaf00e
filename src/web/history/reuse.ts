// Back from the history to the tool: its screen gets the input and the results of a generation as if they had just been made.
// Knows where each tool keeps its input, and nothing of how a screen shows it.
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

/** What a tool's form holds, as typed, for the input it sent. */
const forms = {
  'facebook-captions': titled,
  'pinterest-captions': titled,
  'link-in-bio-titles': titled,
  // Title and description went in one field; put together again they are the same, wherever the title really ended.
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

/** Everything that its screen keeps, by name, with what `generation` makes of it. */
export function keptOf(generation: Generation): Record<string, unknown> {
  const { id, tool, input, output, model } = generation
  const [tab] = webTools[tool].tabs
  const neighbours = Object.entries(webTools).filter(([, { tabs }]) => tabs.some((one) => one === tab))
  const { styleId, ...asked } = input
  const style: StyleChoice = typeof styleId === 'number' ? styleId : 'none'
  return {
    [inputKey(tab)]: forms[tool](input),
    // What a neighbour wrote belongs to other input.
    ...Object.fromEntries(neighbours.map(([name]) => [`${tab}/${name}`, noVariants])),
    [`${tab}/${tool}`]: { variants: [{ ...output, model, generationId: id }], chosen: 0, input: asked },
    [styleKey(tab)]: style,
  }
}

/** Opens the tool of a generation with its input and results. What stood there can be had back. */
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
    /** Back to the list too: a form that is open does not take over what is kept. */
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

/** What a screen keeps before it has been used; never asked where its input was missing, so without that. */
function blank(tab: string, names: readonly string[]): Record<string, unknown> {
  const tools = names.filter((name) => name !== inputKey(tab) && name !== styleKey(tab))
  return {
    ...Object.fromEntries(tools.map((name) => [name, noVariants])),
    [styleKey(tab)]: 'default' satisfies StyleChoice,
  }
}

function hasText(fields: unknown): boolean {
  // The other fields are choices, which nobody has to write again.
  const { title, subject, text, context, description } = Object(fields) as Record<string, unknown>
  return [title, subject, text, context, description].some((field) => typed(field).trim() !== '')
}
