// What follows a generation by one tool, or by several at once: one toast, and the server's count. Knows no markup.
import { requestsLeft } from '#contract/quota.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { useAiCounter, useLoggedInUser } from '#web/session/use-user.ts'
import { toast, type ToastMessage } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import type { Failure } from './refusal.ts'
import type { Outcome } from './use-tool.ts'

/**
 * Returns a function that tells the outcomes by one toast and refreshes the count of AI requests. `success`: the toast for
 * a number of texts. Resolves to whether anything was written.
 */
export function useReport() {
  const counter = useAiCounter()
  return async (outcomes: readonly Outcome<ToolName>[], success: (count: number) => ToastMessage): Promise<boolean> => {
    if (outcomes.some((outcome) => outcome === null)) return false
    const failures = outcomes.flatMap((outcome) => (outcome && 'failure' in outcome ? [outcome.failure] : []))
    tell(outcomes, failures, success)
    // Only now: while one of several was under way the server counted it, although it might still fail.
    // A refusal is also news about the user: a limit that was changed, a trial that ended.
    if (failures.some(({ limit }) => limit)) await counter.reload()
    else if (!failures.some(({ sessionEnded }) => sessionEnded)) await counter.refresh()
    return failures.length < outcomes.length
  }
}

/** Only one toast shows at a time, so a failure goes before a success, which the screen shows anyway. */
function tell(
  outcomes: readonly Outcome<ToolName>[],
  failures: readonly Failure[],
  success: (count: number) => ToastMessage,
): void {
  const failure = failures.find(({ limit }) => limit) ?? failures[0]
  if (failure) {
    const { title, description, beyond } = failure
    toast({ ...(!beyond && { variant: 'destructive' }), title, description })
    return
  }
  const texts = outcomes.flatMap((outcome) => (outcome && 'reply' in outcome ? textsIn(outcome.reply) : []))
  toast(success(texts.length))
}

/** The line beside the button: what asking `asked` tools costs, and what is left when that is less. '' without a limit. */
export function useCost(asked: number): string {
  const left = requestsLeft(useLoggedInUser(), useNow())
  if (left === null) return ''
  const cost = `kost ${asked} ${asked === 1 ? 'verzoek' : 'verzoeken'}`
  return left === 0 || left >= asked ? cost : `${cost}, je hebt er nog ${left}`
}
