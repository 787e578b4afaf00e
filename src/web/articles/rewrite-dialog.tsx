// The Herschrijver on a part of an article: chosen how, written while one reads, and taken over change by change.
import { useRef, useState } from 'react'
import { rewriteModeLabels, rewriteModes, type RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { rewriter } from '#contract/tools/rewriter.ts'
import { failureMessage, wasAborted } from '#web/http/call.ts'
import { stream } from '#web/http/stream.ts'
import { Difference } from '#web/rewriter/difference.tsx'
import { withLineEndsOf } from '#web/rewriter/rewrite-line-ends.ts'
import { useAiCounter } from '#web/session/use-user.ts'
import { useCost } from '#web/tools/use-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useComparison } from './use-comparison.ts'

/** What was rewritten by whom. */
export interface Rewritten {
  text: string
  model: string
  generationId: number
}

interface RewriteDialogProps {
  text: string
  articleId: number | null
  onTake: (rewritten: Rewritten) => void
  onClose: () => void
}

export function RewriteDialog({ text, articleId, onTake, onClose }: RewriteDialogProps) {
  const counter = useAiCounter()
  const cost = useCost(1)
  const [mode, setMode] = useState<RewriteMode>('korter')
  const [instruction, setInstruction] = useState('')
  const [written, setWritten] = useState<string>()
  const [made, setMade] = useState<Rewritten>()
  const [problem, setProblem] = useState<string>()
  const leaving = useRef<AbortController>(undefined)
  const isWriting = written !== undefined

  async function rewrite() {
    if (isWriting) return
    const controller = new AbortController()
    leaving.current = controller
    setProblem(undefined)
    setWritten('')
    try {
      const body = { text, mode, ...(mode === 'eigen' && { instruction }), ...(articleId !== null && { articleId }) }
      const reply = await stream(rewriter.endpoint, { body, signal: controller.signal }, (piece) =>
        setWritten((before) => ('text' in piece ? (before ?? '') + piece.text : '')),
      )
      const { text: result, model, generationId } = rewriter.open(reply)
      setMade({ text: withLineEndsOf(text, result), model, generationId })
    } catch (error) {
      if (!wasAborted(error)) setProblem(failureMessage(error))
    } finally {
      setWritten(undefined)
      void counter.refresh()
    }
  }
  function close() {
    leaving.current?.abort()
    onClose()
  }
  return (
    <Dialog open wide title="Herschrijf de selectie" onClose={close}>
      {made ? (
        <Changes text={text} made={made} onTake={onTake} onAgain={() => setMade(undefined)} />
      ) : (
        <div className="grid gap-4">
          <Field label="Hoe">
            {(control) => (
              <Select {...control} value={mode} onChange={({ target }) => setMode(target.value as RewriteMode)}>
                {rewriteModes.map((value) => (
                  <option key={value} value={value}>
                    {rewriteModeLabels[value].label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {mode === 'eigen' && (
            <Field label="Wat moet er veranderen?">
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={1_000}
                  value={instruction}
                  onChange={({ target }) => setInstruction(target.value)}
                />
              )}
            </Field>
          )}
          <p className="max-h-60 overflow-y-auto border-t border-rule pt-4 font-serif text-result whitespace-pre-wrap text-ink-2">
            {isWriting && written !== '' ? written : text}
          </p>
          {problem !== undefined && (
            <Notice tone="bad" live title="Niet herschreven">
              {problem}
            </Notice>
          )}
          <DialogActions>
            <p className="mr-auto self-center text-small text-ink-3">{cost}</p>
            {isWriting ? (
              <Button kind="secondary" onClick={() => leaving.current?.abort()}>
                Stop
              </Button>
            ) : (
              <Button onClick={() => void rewrite()}>Herschrijf</Button>
            )}
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}

interface ChangesProps {
  text: string
  made: Rewritten
  onTake: (rewritten: Rewritten) => void
  onAgain: () => void
}

function Changes({ text, made, onTake, onAgain }: ChangesProps) {
  const { review, reading, change } = useComparison(text, made.text)
  return (
    <>
      <Difference review={review} reading={reading} change={change} />
      <DialogActions>
        <Button kind="secondary" onClick={onAgain}>
          Anders
        </Button>
        <Button onClick={() => onTake({ ...made, text: reading.result })}>Neem over</Button>
      </DialogActions>
    </>
  )
}
