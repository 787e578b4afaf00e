// Rewriting from button to result: checks the input, asks the server, stops, and says in which of its four phases the
// sheet is. Knows no markup.
import { useState } from 'react'
import { useAiCounter } from '#web/session/use-user.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useTool, type Outcome } from '#web/tools/use-tool.ts'
import { useRewriteInput } from './rewrite-input.ts'
import { useReading, useReviews } from './rewrite-reviews.ts'

const SCREEN = 'rewriter'

/** `onTurn` is called when the sheet is about to show something else; with 'result' when that is a new result. */
export function useRewriteWork(onTurn: (turned?: 'result') => void) {
  const tool = useTool('rewriter', SCREEN)
  const counter = useAiCounter()
  const input = useRewriteInput()
  const reviews = useReviews(tool, input.values)
  const reading = useReading(reviews.current)
  const [styleId, chooseStyle] = useStyleChoice(SCREEN)
  const [said, say] = useState('')
  const written = tool.written ?? ''
  const anyWritten = written.trim() !== ''

  async function start() {
    if (tool.pending) return
    const asked = input.check()
    // The errors stand beside the text, so that is what the sheet shows.
    if (!asked) return look('write')
    say('De tekst wordt herschreven.')
    onTurn()
    const outcome = await tool.generate({ ...asked, ...(styleId !== null && { styleId }) })
    if (outcome === null) return
    say('reply' in outcome ? 'De tekst is herschreven.' : '')
    onTurn('reply' in outcome ? 'result' : undefined)
    await settle(outcome)
  }
  /**
   * Tells a failure by a toast, and reads the server's count of AI requests. A success gets no toast: it would cover the
   * buttons that come next.
   */
  async function settle(outcome: NonNullable<Outcome<'rewriter'>>) {
    if ('reply' in outcome) return counter.refresh()
    const { title, description, limit, sessionEnded, beyond } = outcome.failure
    toast({ ...(!beyond && { variant: 'destructive' }), title, description })
    // A refusal is also news about the user: a limit that was changed, a trial that ended.
    if (limit) return counter.reload()
    if (!sessionEnded) await counter.refresh()
  }
  function stop() {
    tool.stop()
    say(anyWritten ? '' : 'Gestopt. Er was nog niets geschreven.')
    onTurn()
  }
  function look(view: 'write' | 'review') {
    reviews.look(view)
    onTurn()
  }
  /** Drops what was written before the stop. */
  function leaveStopped() {
    // Choosing a variant drops it, also the one that is chosen already.
    tool.choose(tool.chosen)
    onTurn()
  }
  function takeAsInput(text: string) {
    const { text: before } = input.values
    const { current } = reviews
    leaveStopped()
    input.replaceText(text)
    look('write')
    toast({
      title: 'Staat klaar als nieuwe invoer',
      action: {
        label: 'Ongedaan maken',
        run() {
          input.set({ text: before })
          if (current) look('review')
        },
      },
    })
  }
  return {
    tool,
    input,
    reviews,
    reading,
    style: [styleId, chooseStyle] as const,
    written,
    said,
    phase: tool.pending ? 'writing' : anyWritten ? 'stopped' : reviews.view,
    start: () => void start(),
    stop,
    look,
    leaveStopped,
    takeAsInput,
    startAnew: () => {
      input.replaceText('')
      look('write')
    },
  } as const
}
export type RewriteWork = ReturnType<typeof useRewriteWork>
