// Takes a link to the 3-in-1 tool: its form gets the link's title and notes. A toast offers to undo that.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Link } from '#contract/links/link.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { readKept } from '#web/kept/kept-storage.ts'
import { keep } from '#web/kept/use-kept.ts'
import { describedFields, describing, noSubject } from '#web/tools/described-title.ts'
import { noVariants } from '#web/tools/variants.ts'
import { toast } from '#web/ui/toast-store.ts'

const TAB = 'caption-generator'
const INPUT = `${TAB}/input`

/** The names under which the tool's last results are kept. They are cleared: they belong to other input. */
const RESULTS = ['facebook-captions', 'pinterest-captions', 'link-in-bio-titles'].map((tool) => `${TAB}/${tool}`)

export function useLinkCaptions(): (link: Link) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const user = useLoggedInUser()

  return ({ title, notes }) => {
    const asked = describing(title, notes ?? '')
    const values = { [INPUT]: asked, ...Object.fromEntries(RESULTS.map((name) => [name, noVariants])) }
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, readKept(user.id, name)]))
    const show = (kept: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(kept)) keep(client, user.id, name, value)
    }
    const undo = () => {
      const known = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined))
      show({ ...values, [INPUT]: noSubject, ...known })
      // Also goes back to the board, because a form that is open does not take over new kept values.
      void navigate({ to: '/admin', search: { tab: 'inspiratie-links' } })
    }
    const stood = describedFields.safeParse(before[INPUT]).data
    const replaced = stood !== undefined && (stood.title.trim() !== '' || stood.description.trim() !== '')
    show(values)
    void navigate({ to: '/admin', search: { tab: TAB } })
    toast({
      title: 'Staat klaar in 3-in-1 captions',
      description: 'De titel en notities van de link zijn ingevuld.',
      ...(replaced && { action: { label: 'Zet terug wat er stond', run: undo } }),
    })
  }
}
