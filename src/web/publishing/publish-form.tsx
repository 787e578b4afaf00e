// What is asked to publish an article: where, when, with which excerpt and tags.
import { useRef, useState, type FormEvent } from 'react'
import { dutchClock, momentOf } from '#contract/publishing/moment.ts'
import { LONGEST_EXCERPT, type Publication, type PublishInput } from '#contract/publishing/publication.ts'
import type { PublishingSite } from '#contract/publishing/site.ts'
import {
  LONGEST_WHY,
  overruleWhy,
  sentBackWords,
  type OutsideReview,
  type ReviewState,
} from '#contract/reviews/review.ts'
import { characterCount } from '#contract/text.ts'
import { GoingOutLine } from '#web/reviews/going-out-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipInput } from '#web/ui/chip-input.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { isStillAhead } from './publication-words.ts'

interface PublishFormProps {
  sites: readonly PublishingSite[]
  /** To which of them. */
  siteId: number
  /** Whether that is another than was chosen, which is connected no more. */
  isElsewhere: boolean
  onSite: (siteId: number) => void
  /** How it stands there; undefined when it never was there. */
  before: Publication | undefined
  /** What the article says of itself to who searches: the excerpt of one that is new there. */
  seoDescription: string
  /** How the article may go out; undefined while that is not known. */
  reviews: ReviewState | undefined
  /** What was sent back and waits for an answer. */
  sentBack: readonly OutsideReview[]
  /** Whether one may let it go out all the same. */
  mayOverrule: boolean
  pending: boolean
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>
  /** What was filled in for this website before something else was shown; undefined: nothing. */
  begun: Filled | undefined
  onFill: (filled: Filled) => void
  onPublish: (input: PublishInput) => void
  onClose: () => void
}

type When = 'draft' | 'now' | 'moment'

/** What somebody has filled in. */
export interface Filled {
  when: When
  moment: string
  excerpt: string
  tags: readonly string[]
  /** Why it goes out though it was sent back. */
  why: string
  /** What of it goes along: the rest stays on the website as it is. */
  touched: { excerpt: boolean; tags: boolean }
  /** Whether words were typed, which would be lost. */
  isTyped: boolean
}

const whens = [
  { value: 'draft', label: 'Als concept' },
  { value: 'now', label: 'Nu' },
  { value: 'moment', label: 'Op een moment' },
] as const

const HOUR_MS = 60 * 60 * 1_000

/** The next whole hour that is an hour away. */
const soon = () => `${dutchClock(new Date(Date.now() + 2 * HOUR_MS)).slice(0, 13)}:00`

export function PublishForm({
  sites,
  siteId,
  isElsewhere,
  before,
  seoDescription,
  reviews,
  sentBack,
  mayOverrule,
  pending,
  errors,
  begun,
  ...does
}: PublishFormProps) {
  const [filled, setFilled] = useState(() => begun ?? standing(before, seoDescription))
  const { when: chosen, moment, excerpt, tags, why, touched } = filled
  const fill = (part: Partial<Filled>) => {
    const isTyped = begun?.isTyped === true || 'excerpt' in part || 'tags' in part || 'why' in part
    const next = { ...filled, ...part, isTyped }
    setFilled(next)
    does.onFill(next)
  }
  const [whyWrong, setWhyWrong] = useState<string>()
  const reason = useRef<HTMLTextAreaElement>(null)
  const [earliest] = useState(() => dutchClock(new Date()))
  // What became public meanwhile is no draft any more.
  const when = chosen === 'draft' && before?.isPublic ? 'now' : chosen
  const read = when === 'moment' ? momentOf(moment) : undefined
  const unreviewed = reviews?.goesOut === 'blocked' && when !== 'draft'
  // As a draft nobody reads it yet.
  const isHeld = sentBack.length > 0 && when !== 'draft'
  const waits = unreviewed || (isHeld && !mayOverrule)
  const isAgain = before?.sentVersion != null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || waits) return
    const wrong = isHeld ? overruleWhy.safeParse(why).error?.issues[0]?.message : undefined
    setWhyWrong(wrong)
    if (wrong !== undefined) return reason.current?.focus()
    does.onPublish({
      siteId,
      when: when === 'moment' ? moment : when,
      ...(isHeld && { overrule: why, overruled: sentBack.map(({ id }) => id) }),
      // What nobody touched stays there as it is.
      ...(touched.excerpt && { excerpt }),
      ...(touched.tags && { tags: [...tags] }),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {(sites.length > 1 || isElsewhere) && (
        <Field label="Website" error={isElsewhere ? ELSEWHERE : errors['siteId']}>
          {(control) => (
            <Select {...control} value={siteId} onChange={({ target }) => does.onSite(Number(target.value))}>
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <ChoiceBar
        label="Wanneer"
        choices={whens.filter(({ value }) => value !== 'draft' || !before?.isPublic)}
        value={when}
        onChange={(next) => fill({ when: next })}
        hint={hints[when]}
      />
      {when === 'moment' && (
        <Field
          label="Datum en tijd"
          hint={read?.note ?? 'Nederlandse tijd.'}
          error={errors['when'] ?? (read === undefined ? 'Kies een datum en een tijd.' : undefined)}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={moment}
              min={earliest}
              onChange={({ target }) => fill({ moment: target.value })}
            />
          )}
        </Field>
      )}
      {/* Before what may stay empty: on a phone nobody would look for it below that. */}
      {isHeld && mayOverrule && (
        <Field
          label="Waarom het toch naar buiten gaat"
          hint="Blijft met je naam in het verslag en in het logboek staan."
          error={whyWrong ?? errors['overrule']}
          count={{ used: characterCount(why), recommended: LONGEST_WHY, of: 'tekens' }}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={reason}
              aria-required
              value={why}
              onChange={({ target }) => {
                fill({ why: target.value })
                setWhyWrong(undefined)
              }}
            />
          )}
        </Field>
      )}
      {isHeld && (
        <Notice title="Nog niet naar buiten" live>
          {sentBackWords(sentBack.map(({ name }) => name ?? ''))} Als concept kan het wel alvast naar de website.
        </Notice>
      )}
      <Field
        label="Samenvatting"
        optional
        hint="Staat op de website in overzichten."
        error={errors['excerpt']}
        count={{ used: characterCount(excerpt), recommended: LONGEST_EXCERPT, of: 'tekens' }}
      >
        {(control) => (
          <Textarea
            {...control}
            value={excerpt}
            onChange={({ target }) => fill({ excerpt: target.value, touched: { ...touched, excerpt: true } })}
          />
        )}
      </Field>
      <Field
        label="Tags"
        optional
        hint="Enter of een komma voegt toe. Wat er nog niet is, wordt gemaakt."
        error={errors['tags']}
      >
        {(control) => (
          <ChipInput
            {...control}
            words={tags}
            onChange={(next) => fill({ tags: next, touched: { ...touched, tags: true } })}
          />
        )}
      </Field>
      <p className="text-small text-ink-2">
        Mee gaan de titel, de tekst, de afbeeldingen met hun omschrijving en credit, het adres en de SEO-velden.
        {when === 'moment' && ' Wat je daarna nog typt, gaat pas mee als je hier de nieuwe tekst neemt.'}
      </p>
      {unreviewed ? (
        <Notice title="Eerst nakijken" live>
          In dit artikel staat tekst van AI. Jullie redactie kijkt die na voordat lezers haar zien: dat doe je in het
          artikel, onder Controle. Als concept kan het wel alvast naar de website.
        </Notice>
      ) : (
        <GoingOutLine reviews={reviews} />
      )}
      <DialogActions>
        <Button kind="secondary" onClick={does.onClose}>
          Sluiten
        </Button>
        <Button type="submit" pending={pending} disabled={waits}>
          {pending ? 'Versturen...' : isHeld && mayOverrule ? 'Toch publiceren' : wordOf(when, isAgain)}
        </Button>
      </DialogActions>
    </form>
  )
}

const ELSEWHERE = 'De website die je had gekozen, is niet meer verbonden. Dit gaat naar een andere.'

/** What the form begins with: how it stands on the website. */
function standing(before: Publication | undefined, seoDescription: string): Filled {
  const isPlanned = before?.state === 'planned' || (before?.state === 'held' && isStillAhead(before.plannedFor))
  const planned = isPlanned ? before.plannedFor : null
  const isNew = before === undefined
  return {
    when: planned ? 'moment' : before?.isPublic ? 'now' : 'draft',
    moment: planned ? dutchClock(new Date(planned)) : soon(),
    excerpt: before?.excerpt ?? Array.from(seoDescription).slice(0, LONGEST_EXCERPT).join('').trim(),
    tags: before?.tags ?? [],
    why: '',
    touched: { excerpt: isNew, tags: isNew },
    isTyped: false,
  }
}

const hints: Readonly<Record<When, string>> = {
  draft: 'Staat klaar op de website; niemand ziet het nog.',
  now: 'Staat over enkele ogenblikken openbaar op de website.',
  moment: 'Kopij zet de tekst van nu er dan neer. Tot die tijd kun je een nieuwere tekst nemen of het intrekken.',
}

function wordOf(when: When, isAgain: boolean): string {
  if (when === 'moment') return 'Plan in'
  if (when === 'draft') return isAgain ? 'Werk het concept bij' : 'Verstuur als concept'
  return isAgain ? 'Werk bij' : 'Publiceer'
}
