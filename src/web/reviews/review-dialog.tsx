// Where an editor answers for an article: the whole text to read to its end, a decision for each part that a machine wrote, and four
// points to declare.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { reviewArticle } from '#contract/reviews/endpoints.ts'
import { tickLabels, ticks, type Decision, type Tick } from '#contract/reviews/review.ts'
import type { ShownPicture } from '#web/editor/picture-host.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { FormDialog, useUnsaved } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MachineParts, type ShownPart } from './machine-parts.tsx'
import { ReadText } from './read-text.tsx'

interface ReviewDialogProps {
  /** As it was saved just now. */
  article: Article
  shown: (src: string) => ShownPicture
  onReviewed: () => void
  onClose: () => void
}

const nothing: Record<Tick, boolean> = { read: false, accuracy: false, sources: false, plausibility: false }

export function ReviewDialog({ onClose, ...review }: ReviewDialogProps) {
  return (
    <FormDialog
      unasked
      wide
      title="Nakijken"
      description="Lees de tekst zoals hij naar buiten gaat. Met je naam sta je ervoor in: het verslag blijft bij deze versie en verandert nooit meer."
      holds="Wat je hebt besloten en aangevinkt"
      onClose={onClose}
    >
      <Review {...review} />
    </FormDialog>
  )
}

function Review({ article, shown, onReviewed }: Omit<ReviewDialogProps, 'onClose'>) {
  const [parts] = useState(() => partsOf(article))
  const [decided, setDecided] = useState<Readonly<Record<string, Decision>>>({})
  const [ticked, setTicked] = useState(nothing)
  const [isRead, setIsRead] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      call(reviewArticle, {
        params: { id: article.id },
        body: {
          version: article.version,
          // The button waits for all four.
          read: true,
          accuracy: true,
          sources: true,
          plausibility: true,
          parts: Object.entries(decided).map(([id, decision]) => ({ id, decision })),
        },
      }),
    onSuccess: onReviewed,
  })
  const undecided = parts.filter(({ id }) => decided[id] === undefined).length
  const open = ticks.filter((tick) => !ticked[tick]).length
  const waits = waitsFor(isRead, undecided, open)
  const gone = article.blocks.filter(({ at }) => at === null).length
  const leave = useUnsaved(Object.keys(decided).length > 0 || open < ticks.length)
  return (
    <>
      {parts.length > 0 && (
        <p className="mb-6 text-small text-ink-2">
          Wat <span className="rounded-small bg-accent-wash px-1">zo gemarkeerd</span> is, schreef geen mens.
        </p>
      )}
      <ReadText
        title={article.title}
        content={article.content}
        marked={parts.map(({ id, at }) => ({ id, at }))}
        shown={shown}
        onEnd={() => setIsRead(true)}
      />
      <form
        className="mt-8 grid gap-8 border-t border-rule pt-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (waits === null && !isPending) mutate()
        }}
      >
        {article.blocks.length > 0 && (
          <MachineParts
            parts={parts}
            gone={gone}
            decided={decided}
            disabled={!isRead}
            onDecide={(ids, decision) =>
              setDecided((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, decision])) }))
            }
          />
        )}
        <fieldset className="grid">
          <legend className="mb-1 font-serif text-title">Waar je voor instaat</legend>
          {ticks.map((tick) => (
            <Checkbox
              key={tick}
              label={tickLabels[tick]}
              checked={ticked[tick]}
              disabled={!isRead}
              onChange={({ target }) => setTicked((before) => ({ ...before, [tick]: target.checked }))}
            />
          ))}
        </fieldset>
        {error && (
          <Notice tone="bad" title="Niet vastgelegd" live>
            {failureMessage(error)}
          </Notice>
        )}
        <DialogActions>
          <p role="status" className="mr-auto self-center text-small text-ink-2">
            {waits}
          </p>
          <Button kind="secondary" onClick={leave}>
            Annuleren
          </Button>
          <Button type="submit" pending={isPending} disabled={waits !== null}>
            Vastleggen
          </Button>
        </DialogActions>
      </form>
    </>
  )
}

/** The parts that stand in the text, in its order. */
function partsOf({ content, blocks }: Article): ShownPart[] {
  const texts = blocksOf(content)
  return blocks
    .flatMap(({ id, at, model }) => (at === null ? [] : [{ id, at, model, text: texts[at]?.text ?? '' }]))
    .toSorted((one, other) => one.at - other.at)
}

function waitsFor(isRead: boolean, undecided: number, open: number): string | null {
  if (!isRead) return 'Lees eerst tot het einde'
  if (undecided > 0)
    return undecided === 1 ? 'Nog één deel om over te besluiten' : `Nog ${undecided} delen om over te besluiten`
  if (open > 0) return open === 1 ? 'Nog één punt aan te vinken' : `Nog ${open} punten aan te vinken`
  return null
}
