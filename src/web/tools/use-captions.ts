// The 3-in-1 generation: three tools at once, one message about them all. Knows no markup.
import { requestsLeft, type Refusal } from '#contract/quota.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { ArticleSubject } from '#contract/tools/subject.ts'
import { useAiCounter, useLoggedInUser } from '#web/accounts/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { captionsBlocked, type Failure } from './refusal.ts'
import { textsIn } from './registry.ts'
import { useTool, type Outcome, type Tool } from './use-tool.ts'

const SCREEN = 'caption-generator'

type CaptionTool = Tool<'facebook-captions'> | Tool<'pinterest-captions'> | Tool<'link-in-bio-titles'>

export function useCaptions() {
  const user = useLoggedInUser()
  const counter = useAiCounter()
  const now = useNow()
  const facebook = useTool('facebook-captions', SCREEN)
  const pinterest = useTool('pinterest-captions', SCREEN)
  const linkInBio = useTool('link-in-bio-titles', SCREEN)
  const tools: readonly CaptionTool[] = [facebook, pinterest, linkInBio]

  /** Asks the given tools at once: all three, or the one that had failed. Tells whether anything was written. */
  async function generate(subject: ArticleSubject, asked: readonly CaptionTool[] = tools): Promise<boolean> {
    // Each tool checks for itself; once before all three, because one refusal says enough.
    const refused = captionsBlocked(user, new Date())
    if (refused) {
      tell(refused)
      return false
    }
    const outcomes = await Promise.all(asked.map(async (tool) => [tool.name, await tool.generate(subject)] as const))
    if (outcomes.some(([, outcome]) => outcome === null)) return false
    report(outcomes)
    const failures = failuresIn(outcomes)
    // Only now: while one of the three was under way, the server counted it, whether it came to anything or not.
    // A refusal is also news about the user: a limit that was changed, a trial that ended.
    if (failures.some(({ limit }) => limit)) await counter.reload()
    else if (!failures.some(({ sessionEnded }) => sessionEnded)) await counter.refresh()
    return failures.length < outcomes.length
  }

  return {
    tools,
    pending: tools.some((tool) => tool.pending),
    blocked: facebook.blocked,
    /** What three captions cost, and what is left when that is less. */
    cost: costLine(requestsLeft(user, now), tools.length),
    generate,
  }
}

function costLine(left: number | null, asked: number): string {
  const cost = `kost ${asked} verzoeken`
  return left === null || left === 0 || left >= asked ? cost : `${cost}, je hebt er nog ${left}`
}

function failuresIn(outcomes: readonly (readonly [ToolName, Outcome<ToolName>])[]): Failure[] {
  return outcomes.flatMap(([, outcome]) => (outcome && 'failure' in outcome ? [outcome.failure] : []))
}

/** Toasts stand one at a time, so what went wrong goes before what went well: the cards show the latter anyway. */
function report(outcomes: readonly (readonly [ToolName, Outcome<ToolName>])[]): void {
  const failures = failuresIn(outcomes)
  const failure = failures.find(({ limit }) => limit) ?? failures[0]
  if (failure) {
    tell(failure)
    return
  }
  const count = outcomes.reduce(
    (total, [name, outcome]) => total + (outcome && 'reply' in outcome ? textsIn(name, outcome.reply).length : 0),
    0,
  )
  toast({ title: 'Captions gegenereerd', description: `${count} captions staan voor je klaar.` })
}

function tell({ title, description }: Refusal | Failure): void {
  toast({ variant: 'destructive', title, description })
}
