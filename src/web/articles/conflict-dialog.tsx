// Another window saved a newer version while something was typed here: whose text stays, or what of each.
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { wordCountOf } from '#contract/markdown/plain-text.ts'
import { Difference } from '#web/rewriter/difference.tsx'
import { wordsOf } from '#web/sources/word-count.ts'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ArticleText } from './article-text.ts'
import { useComparison } from './use-comparison.ts'

interface ConflictDialogProps {
  mine: ArticleText
  theirs: Article
  /** Whether what was chosen is being done. */
  pending: boolean
  /** Why it could not be done. */
  problem: string | undefined
  onMine: (over: Article) => void
  onTheirs: (over: Article) => void
  /** The Markdown that was put together of both. */
  onBoth: (content: string, over: Article) => void
  onClose: () => void
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, pending, problem, onMine, onTheirs, onBoth, onClose } = props
  const [comparing, setComparing] = useState(false)
  return (
    <Dialog
      open
      unasked
      wide={comparing}
      title="Er is een nieuwere versie"
      description={`Dit artikel is op ${dateTime(theirs.updatedAt)} ook in een ander venster opgeslagen. Wat jij hier typte staat veilig op dit apparaat. De tekst die je niet kiest, blijft bewaard bij de versies.`}
      onClose={() => !pending && onClose()}
    >
      {comparing ? (
        <Both
          mine={mine.content}
          theirs={theirs.content}
          onBoth={(content) => onBoth(content, theirs)}
          onBack={() => setComparing(false)}
        />
      ) : (
        <div className="grid gap-3">
          <Choice
            title="Mijn tekst"
            text={mine.content}
            action="Houd mijn tekst"
            disabled={pending}
            onChoose={() => onMine(theirs)}
          />
          <Choice
            title="De andere tekst"
            text={theirs.content}
            action="Neem de andere"
            pending={pending}
            onChoose={() => onTheirs(theirs)}
          />
          {problem !== undefined && (
            <Notice tone="bad" live title="Er is nog niets gekozen">
              {problem}
            </Notice>
          )}
          <DialogActions>
            <Button disabled={pending} onClick={() => setComparing(true)}>
              Vergelijk per wijziging
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  title: string
  text: string
  action: string
  disabled?: boolean
  pending?: boolean
  onChoose: () => void
}

function Choice({ title, text, action, disabled = false, pending = false, onChoose }: ChoiceProps) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
      <div>
        <h3 className="font-sans text-body font-semibold">{title}</h3>
        <p className="text-small text-ink-2">{wordsOf(wordCountOf(text))}</p>
      </div>
      <Button kind="secondary" size="small" disabled={disabled} pending={pending} onClick={onChoose}>
        {action}
      </Button>
    </section>
  )
}

interface BothProps {
  mine: string
  theirs: string
  onBoth: (content: string) => void
  onBack: () => void
}

/** Accepted is what is typed here, rejected what the other window saved. */
function Both({ mine, theirs, onBoth, onBack }: BothProps) {
  const { review, reading, change } = useComparison(theirs, mine)
  return (
    <>
      <p className="text-ink-2">
        Accepteren houdt wat jij hier typte, afwijzen neemt wat in het andere venster is opgeslagen.
      </p>
      <Difference review={review} reading={reading} change={change} />
      <DialogActions>
        <Button kind="secondary" onClick={onBack}>
          Terug
        </Button>
        <Button onClick={() => onBoth(reading.result)}>Neem dit over</Button>
      </DialogActions>
    </>
  )
}
