// Rewriting from button to result: checks, asks, stops, and says which of its four faces the sheet shows. Knows no markup.
import { useState } from 'react'
import { useAiCounter } from '#web/session/use-user.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useTool, type Outcome } from '#web/tools/use-tool.ts'
import { useRewriteInput } from './rewrite-input.ts'
import { useReading, useReviews } from './rewrite-reviews.ts'

const SCREEN = 'rewriter'

/** `onTurn` is called when the sheet comes to show something else, and told when that is a new result. */
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
    // What is wrong with the text is said where the text stands.
    if (!asked) return look('write')
    say('De tekst wordt herschreven.')
    onTurn()
    const outcome = await tool.generate({ ...asked, ...(styleId !== null && { styleId }) })
    if (outcome === null) return
    say('reply' in outcome ? 'De tekst is herschreven.' : '')
    onTurn('reply' in outcome ? 'result' : undefined)
    await settle(outcome)
  }
  /** A failure is said, and the server's count read; a success needs no toast, which would lie over the next buttons. */
  async function settle(outcome: NonNullable<Outcome<'rewriter'>>) {
    if ('reply' in outcome) return counter.refresh()
    const { title, description, limit, sessionEnded } = outcome.failure
    toast({ variant: 'destructive', title, description })
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
  /** Lets go of what was written before the stop. */
  function leaveStopped() {
    // That goes by choosing, also what is chosen already.
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
