// Adapts one finished text by the Herschrijver, in the screen's style and with what the text was written from: asks, counts
// the request, puts the new text in the place of the old one, and offers the way back. It goes on when the screen is left.
// Knows no markup.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tools } from '#contract/tools/registry.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { isProblem, problemOf, wasAborted } from '#web/http/call.ts'
import { stream } from '#web/http/stream.ts'
import { useAiCounter, useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { headsKey } from '#web/sources/use-own-head.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { toast } from '#web/ui/toast-store.ts'
import { adjusting, type Adjustment } from './adjustments.ts'
import { alongFor, type Along, type WrittenFor } from './article-along.ts'
import { blockedOn, failureOf, type Failure } from './refusal.ts'
import { useUnderWay } from './use-under-way.ts'

export interface Adjusting {
  pending: boolean
  /** Why the last time gave nothing. */
  failure: Failure | null
  adjust: (adjustment: Adjustment) => void
  /** Asks the same once more. */
  retry: () => void
  /** Abandons it; the text stays as it was. */
  stop: () => void
  /** Takes the failure off the screen. */
  dismiss: () => void
}

/**
 * @param screen whose words are used when there are no requests left.
 * @param name of the text among all texts of the screen.
 * @param written what the text was written for and in: its source and tone go along.
 * @param onEdit puts a text in its place, also when by then another text is shown.
 */
export function useAdjust(
  screen: ToolTab,
  name: string,
  text: string,
  written: WrittenFor,
  onEdit: (text: string) => void,
): Adjusting {
  const client = useQueryClient()
  const user = useLoggedInUser()
  const counter = useAiCounter()
  const { article } = useArticle()
  const [styleId] = useStyleChoice(screen)
  const { state, change, start, stop } = useUnderWay(`${screen}/adjust/${name}`)
  const [last, setLast] = useState<Adjustment>()

  async function ask(adjustment: Adjustment, signal: AbortSignal): Promise<void> {
    let counted = false
    const count = () => {
      if (!counted) counter.bump()
      counted = true
    }
    try {
      const { articleId, ...along } = alongFor(article, text, written)
      const body = { ...adjusting(text, adjustment), ...along, ...(styleId !== null && { styleId }) }
      const send = (named: Along) =>
        stream(tools.rewriter.endpoint, { body: { ...body, ...named }, signal }, () => !signal.aborted && count())
      const reply = await send(articleId === undefined ? {} : { articleId }).catch((error: unknown) => {
        // Of a text that was written for an article which is gone, and which the bar does not have, nobody can take the name away.
        if (!isProblem(error, 'articleGone') || articleId === article?.articleId) throw error
        return send({})
      })
      if (signal.aborted) return
      count()
      tell(text, tools.rewriter.open(reply).text.trim(), adjustment, onEdit)
      await counter.refresh()
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return
      await failed(error)
    }
  }
  async function failed(error: unknown): Promise<void> {
    const atLimit = problemOf(error).requestLimitReached === true
    const failure = failureOf(atLimit ? screen : 'rewriter', error, user)
    change({ failure })
    if (failure.limit) toast({ variant: 'destructive', ...failure })
    if (failure.articleGone) void client.invalidateQueries({ queryKey: headsKey })
    if (failure.sessionEnded) await client.invalidateQueries({ queryKey: userQuery.queryKey })
    else if (failure.limit) await counter.reload()
    else await counter.refresh()
  }
  function adjust(adjustment: Adjustment): void {
    setLast(adjustment)
    const refused = blockedOn(screen, user, new Date())
    if (refused) {
      change({ failure: { ...refused, limit: true } })
      toast({ variant: 'destructive', ...refused })
      return
    }
    void start((signal) => ask(adjustment, signal))
  }
  return {
    pending: state.pending,
    failure: state.failure,
    adjust,
    retry: () => last !== undefined && adjust(last),
    stop,
    dismiss: () => change({ failure: null }),
  }
}

function tell(before: string, after: string, adjustment: Adjustment, onEdit: (text: string) => void): void {
  if (after === before.trim()) {
    toast({ title: 'De tekst bleef gelijk', description: 'Hier viel niets aan te passen.' })
    return
  }
  onEdit(after)
  toast({
    title: 'Tekst aangepast',
    description: done[adjustment],
    action: { label: 'Ongedaan maken', run: () => onEdit(before) },
  })
}

const done: Readonly<Record<Adjustment, string>> = {
  korter: 'Hij is nu korter.',
  zakelijker: 'Hij is nu zakelijker.',
  losser: 'Hij is nu losser.',
  'zonder emoji': 'De emoji zijn weg.',
  je: 'Hij staat nu in de je-vorm.',
  u: 'Hij staat nu in de u-vorm.',
}
