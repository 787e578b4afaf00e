// Puts input, and perhaps results, on a tool's screen from outside it, as if they stood there already. A toast offers to
// undo that. Knows what every screen keeps under which name, and nothing of where the input comes from.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { toolTabs, type ToolTab } from '#contract/tools/tabs.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { keep, keptNow } from '#web/kept/use-kept.ts'
import { ARTICLE_KEY } from '#web/sources/article.ts'
import { useReading } from '#web/sources/use-reading.ts'
import { styleKey, type StyleChoice } from '#web/styles/use-style-choice.ts'
import { toast } from '#web/ui/toast-store.ts'
import { noVariants } from './variants.ts'

/** What a screen keeps: the name of each kept value to the value. */
export type Kept = Record<string, unknown>

/** The name under which the screen of a tab keeps what is typed. */
export const inputKey = (tab: ToolTab) => `${tab}/input`

/** No results of any tool on the screen of `tab`: those that stand there belong to other input. */
export function noResults(tab: ToolTab): Kept {
  const here = Object.entries(toolTabs).filter(([, tabs]) => tabs.some((one) => one === tab))
  return Object.fromEntries(here.map(([name]) => [`${tab}/${name}`, noVariants]))
}

/** Returns a function that puts `kept` on the screen of `tab`, goes there, and says so with the two texts. */
export function usePutReady(): (tab: ToolTab, kept: Kept, title: string, description: string) => void {
  const client = useQueryClient()
  const { history, navigate } = useRouter()
  const user = useLoggedInUser()
  const reading = useReading()

  return (tab, kept, title, description) => {
    const { href: from } = history.location
    const before = Object.keys(kept).map((name) => [name, keptNow(client, user.id, name)] as const)
    const show = (values: Kept) => {
      for (const [name, value] of Object.entries(values)) keep(client, user.id, name, value)
    }
    /** Also goes back, because a form that is open does not take over new kept values. */
    const undo = () => {
      // A page that is still being read would fill the bar a moment later.
      reading.forget()
      // Without the input: undo is offered only when there was some to put back.
      const unused = {
        ...noResults(tab),
        ...(ARTICLE_KEY in kept && { [ARTICLE_KEY]: null }),
        ...(styleKey(tab) in kept && { [styleKey(tab)]: 'default' satisfies StyleChoice }),
      }
      show({ ...unused, ...Object.fromEntries(before.filter(([, value]) => value !== undefined)) })
      // The toast outlives Back, because what stands ready does: who went Back is there already.
      if (history.location.href !== from) history.push(from)
    }
    const stood = before.some(([name, value]) => (name === inputKey(tab) || name === ARTICLE_KEY) && hasText(value))
    show(kept)
    void navigate({ to: '/admin', search: { tab } })
    toast({ title, description, ...(stood && { action: { label: 'Zet terug wat er stond', run: undo } }) })
  }
}

function hasText(fields: unknown): boolean {
  // The other fields are choices: nothing that somebody would have to write again.
  const { title, subject, text, context, description } = Object(fields) as Record<string, unknown>
  return [title, subject, text, context, description].some((field) => typeof field === 'string' && field.trim() !== '')
}
