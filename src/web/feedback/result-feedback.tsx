// Two thumbs and a comment under one result. Knows neither the result nor the tool.
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { feedbackFields, type Rating } from '#contract/feedback/feedback.ts'
import { BUILT_IN_MODEL, keptId } from '#contract/tools/define.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFeedback } from './use-feedback.ts'

const thumbs = [
  { rating: 1, label: 'Goed resultaat', picture: ThumbsUp },
  { rating: -1, label: 'Geen goed resultaat', picture: ThumbsDown },
] as const

/** What is said after a thumb up. Only an AI model reads the examples, so nothing is promised of the built-in writer. */
const learnedFrom = (model: string) =>
  model === BUILT_IN_MODEL
    ? 'Bedankt. Bewaard als voorbeeld voor een AI-model; de ingebouwde schrijfhulp leert er niet van.'
    : 'Bedankt. Dit resultaat is voortaan een voorbeeld voor de schrijfhulp.'

interface ResultFeedbackProps {
  generationId: number
  /** The place of the result in its generation, from 0. */
  index: number
  /** The model that wrote it. Without it the built-in writer is assumed, of which the least is promised. */
  model?: string
  /** Id of the text it is about, read out after the buttons' names. */
  describedBy?: string
  /** `row`: thumbs for the row of 32 below a text. */
  size?: 'icon' | 'row'
}

/** For use in a row that wraps (`flex flex-wrap`), or by itself: the comment field takes a line of its own below. */
export function ResultFeedback(props: ResultFeedbackProps) {
  // What could not be kept cannot be judged either.
  return keptId(props) === null ? <NotKept /> : <KeptFeedback {...props} />
}

const NotKept = () => (
  <p className="order-last basis-full pt-2 text-small text-ink-2">
    Deze tekst kon niet in je geschiedenis worden bewaard, en telt niet mee als verzoek. Kopieer wat je wilt houden.
  </p>
)

function KeptFeedback({
  generationId,
  index,
  model = BUILT_IN_MODEL,
  describedBy,
  size = 'icon',
}: ResultFeedbackProps) {
  const { said, say } = useFeedback(generationId, index)
  const [touched, setTouched] = useState(false)
  const [status, setStatus] = useState('')
  const open = said.rating !== null && (touched || said.comment !== '')

  function failed(error: unknown) {
    setStatus('')
    tellFailure('Feedback niet opgeslagen', error)
  }
  function press(thumb: Rating) {
    const rating = said.rating === thumb ? null : thumb
    setTouched(true)
    setStatus('')
    say(
      { rating, comment: rating === null ? '' : said.comment },
      { onSuccess: () => rating === 1 && setStatus(learnedFrom(model)), onError: failed },
    )
  }
  return (
    <>
      <span className="inline-flex">
        {thumbs.map(({ rating, label, picture: Thumb }) => (
          <Button
            key={rating}
            kind="quiet"
            size={size}
            aria-label={label}
            title={label}
            aria-pressed={said.rating === rating}
            aria-describedby={describedBy}
            onClick={() => press(rating)}
          >
            <Thumb aria-hidden className={cx(said.rating === rating && 'fill-accent-wash text-accent-ink')} />
          </Button>
        ))}
      </span>
      <span role="status" className="order-last basis-full pt-2 text-small text-good empty:hidden">
        {status}
      </span>
      {open && (
        // This wrapper takes the whole width although the field in it does not: else flex would place it beside the text.
        <div className="order-last basis-full pt-4 pb-2">
          <div className="max-w-xl">
            <Comment
              saved={said.comment}
              onSave={(comment) =>
                say(
                  { rating: said.rating, comment },
                  { onSuccess: () => setStatus('Toelichting opgeslagen.'), onError: failed },
                )
              }
            />
          </div>
        </div>
      )}
    </>
  )
}

interface CommentProps {
  saved: string
  onSave: (comment: string) => void
}

/** Saved on blur and on Enter. What was typed stays in the field, also when it could not be saved. */
function Comment({ saved, onSave }: CommentProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()

  function save() {
    if (typed === null) return
    const checked = feedbackFields.shape.comment.safeParse(typed)
    setProblem(checked.error?.issues[0]?.message)
    if (checked.success && (checked.data ?? '') !== saved) onSave(checked.data ?? '')
  }
  return (
    <Field label="Toelichting" optional hint="Enter bewaart, en het veld verlaten ook." error={problem}>
      {(control) => (
        <Textarea
          {...control}
          rows={1}
          className="min-h-11!"
          value={typed ?? saved}
          placeholder="Wat maakt dit goed of juist niet?"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            save()
          }}
        />
      )}
    </Field>
  )
}
