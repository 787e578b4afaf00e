// Publishing an article from its room: where it stands, what is asked, and what to do when somebody changed it there.
import { useState } from 'react'
import type { ChangedThere } from '#contract/publishing/changed-there.ts'
import { SEEN_GONE, type Publication, type PublishInput } from '#contract/publishing/publication.ts'
import { isSentBack } from '#contract/reviews/review.ts'
import { isProblem, problemOf } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { SentBack } from '#web/reviews/sent-back.tsx'
import { useReviews } from '#web/reviews/use-reviews.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormDialog, useLeaveFor, useUnsaved } from '#web/ui/form-dialog.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ChangedQuestion } from './changed-question.tsx'
import { PublishForm, type Filled } from './publish-form.tsx'
import { isStillAhead } from './publication-words.ts'
import { RefusedDialog } from './refused-dialog.tsx'
import { StandingLine } from './standing-line.tsx'
import { againOf, useCancelPublication, usePublications, usePublish } from './use-publications.ts'
import { useRefusal } from './use-refusal.ts'
import { useSites } from './use-sites.ts'

interface PublishDialogProps {
  article: {
    id: number
    userId: number | null
    title: string
    version: number
    textVersion: number
    seoDescription: string | null
  }
  /** Saves what was typed before it goes out; null when that failed, which is told. */
  save: () => Promise<number | null>
  /** Shows what differs from a version. */
  onCompare: (version: number) => void
  onClose: () => void
}

/** What is asked once more, now that it is known what it would do. */
interface Question {
  input: PublishInput
  /** Null: it was deleted there. */
  difference: ChangedThere | null
  /** Whether it changed once more while a person looked. */
  again: boolean
}

export function PublishDialog(props: PublishDialogProps) {
  const refusal = useRefusal(props.article)
  return refusal === null ? <OrderDialog {...props} /> : <RefusedDialog {...props} refusal={refusal} />
}

function OrderDialog(props: PublishDialogProps) {
  const [isCompared, setCompared] = useState(false)
  return (
    <FormDialog
      wide={isCompared}
      title={isCompared ? 'Daar is iets gewijzigd' : 'Publiceren'}
      description={props.article.title}
      holds="Wat je voor de website hebt ingevuld"
      onClose={props.onClose}
    >
      <Order {...props} onCompared={setCompared} />
    </FormDialog>
  )
}

interface OrderProps extends PublishDialogProps {
  /** Hears whether it shows what somebody changed there. */
  onCompared: (isCompared: boolean) => void
}

function Order({ article, save, onCompare, onCompared }: OrderProps) {
  const user = useLoggedInUser()
  const sites = useSites()
  const publications = usePublications(article.id)
  const { data: reviews } = useReviews(article.id, article.version)
  const publishing = usePublish(article.id)
  const cancelling = useCancelPublication(article.id)
  const [question, ask] = useState<Question>()
  const [saving, setSaving] = useState(false)
  const [late, setLate] = useState<Publication>()
  /** What was filled in and not sent, by website. */
  const [begun, setBegun] = useState<ReadonlyMap<number, Filled>>(new Map())
  const leave = useUnsaved([...begun.values()].some(({ isTyped }) => isTyped))
  const leaveFor = useLeaveFor()
  const [chosen, choose] = useState<number>()
  const first = publications.data?.[0]?.siteId ?? sites.data?.[0]?.id
  // Chosen once: what another window connects or publishes must not turn the form to another website.
  if (chosen === undefined && first !== undefined && sites.data !== undefined && publications.data !== undefined)
    choose(first)
  const siteId = sites.data?.some(({ id }) => id === chosen) ? (chosen ?? 0) : (first ?? 0)
  const pending = publishing.isPending || saving
  const sentBack = (reviews?.outside ?? []).filter(isSentBack)
  const failed = sites.error ?? publications.error
  const nameOf = (wanted: number) => sites.data?.find(({ id }) => id === wanted)?.name ?? 'de website'

  function setQuestion(next: Question | undefined) {
    ask(next)
    onCompared(next !== undefined && next.difference !== null)
  }
  async function publish(input: PublishInput) {
    setSaving(true)
    const saved = await save().finally(() => setSaving(false))
    if (saved === null) return
    try {
      const { state, plannedFor } = await publishing.mutateAsync(input)
      setQuestion(undefined)
      setBegun((before) => new Map([...before].filter(([site]) => site !== input.siteId)))
      toast(
        state === 'planned' && plannedFor !== null
          ? { title: 'Gepland', description: `Gaat op ${dateTime(plannedFor)} naar ${nameOf(input.siteId)}.` }
          : { title: 'Onderweg', description: `Je artikel gaat naar ${nameOf(input.siteId)}.` },
      )
    } catch (error) {
      const difference = problemOf(error).changedThere
      const again = input.overwrite === true
      if (difference) setQuestion({ input, difference, again })
      else if (isProblem(error, 'goneThere')) setQuestion({ input, difference: null, again })
      else {
        setQuestion(undefined)
        tellFailure('Niet verstuurd', error)
      }
    }
  }
  async function cancel(publication: Publication) {
    try {
      const { problem } = await cancelling.mutateAsync(publication)
      toast({ title: 'Ingetrokken', description: problem ?? `Er gaat niets naar ${publication.siteName}.` })
    } catch (error) {
      tellFailure('Niet ingetrokken', error)
    }
  }
  /** At its moment; when that is over it is asked. */
  const letGoOn = (one: Publication) =>
    isStillAhead(one.plannedFor) ? void publish({ siteId: one.siteId, when: one.plannedFor }) : setLate(one)
  /** As it was asked last: that finds out what is the matter, and asks. */
  const lookAt = (one: Publication) => void publish({ siteId: one.siteId, when: one.draft ? 'draft' : 'now' })
  const overwrite = () =>
    question && void publish({ ...question.input, overwrite: true, seen: question.difference?.seen ?? SEEN_GONE })

  const difference = question?.difference ?? null
  return (
    <>
      {question && difference !== null ? (
        <ChangedQuestion
          difference={difference}
          again={question.again}
          siteName={nameOf(question.input.siteId)}
          pending={pending}
          onOverwrite={overwrite}
          onBack={() => setQuestion(undefined)}
        />
      ) : sites.data === undefined || publications.data === undefined ? (
        failed ? (
          <LoadFailure
            title="Waar je artikel staat, kon niet worden opgehaald"
            error={failed}
            onRetry={() => Promise.all([sites.refetch(), publications.refetch()])}
          />
        ) : (
          <SkeletonText widths={[60, 80, 40]} />
        )
      ) : sites.data.length === 0 ? (
        <NoSites />
      ) : (
        <div className="grid gap-6">
          {publications.data.length > 0 && (
            <section aria-label="Waar het staat">
              <ul className="border-t border-rule">
                {publications.data.map((publication) => (
                  <StandingLine
                    key={publication.id}
                    publication={publication}
                    textVersion={article.textVersion}
                    pending={pending || cancelling.isPending}
                    onCancel={() => void cancel(publication)}
                    onLook={() => lookAt(publication)}
                    onGoOn={() => letGoOn(publication)}
                    onTake={() => void publish(againOf(publication))}
                    onCompare={(version) => leaveFor(() => onCompare(version))}
                  />
                ))}
              </ul>
            </section>
          )}
          {/* Not in the form: each of these is answered in a form of its own. */}
          <SentBack articleId={article.id} returns={sentBack} isOwn={article.userId === user.id} />
          <PublishForm
            key={siteId}
            sites={sites.data}
            siteId={siteId}
            isElsewhere={siteId !== chosen}
            onSite={choose}
            before={publications.data.find((one) => one.siteId === siteId)}
            seoDescription={article.seoDescription ?? ''}
            reviews={reviews}
            sentBack={sentBack}
            mayOverrule={user.role === 'admin'}
            pending={pending}
            errors={problemOf(publishing.error).errors ?? {}}
            begun={begun.get(siteId)}
            onFill={(filled) => setBegun((before) => new Map(before).set(siteId, filled))}
            onPublish={(input) => void publish(input)}
            onClose={leave}
          />
        </div>
      )}
      <ConfirmDialog
        open={question !== undefined && difference === null}
        title="Opnieuw plaatsen?"
        yes="Plaats het opnieuw"
        no="Laat het zo"
        onYes={overwrite}
        onNo={() => setQuestion(undefined)}
      >
        Dit artikel is op {question && nameOf(question.input.siteId)} verwijderd. Kopij kan het daar opnieuw plaatsen;
        het oude adres komt daarmee niet terug.
      </ConfirmDialog>
      <ConfirmDialog
        open={late !== undefined}
        title={late?.draft ? 'Nu als concept versturen?' : 'Nu publiceren?'}
        yes={late?.draft ? 'Verstuur als concept' : 'Publiceer nu'}
        no="Nog niet"
        onYes={() => {
          setLate(undefined)
          if (late) lookAt(late)
        }}
        onNo={() => setLate(undefined)}
      >
        {late?.plannedFor == null
          ? `Het artikel gaat dan meteen naar ${late?.siteName ?? ''}.`
          : `Het stond gepland voor ${dateTime(late.plannedFor)}, en dat moment is voorbij. Het gaat dan meteen naar ${late.siteName}.`}
      </ConfirmDialog>
    </>
  )
}

function NoSites() {
  const isAdmin = useLoggedInUser().role === 'admin'
  return (
    <EmptyState
      title="Er is nog geen website verbonden"
      level={3}
      action={
        isAdmin && (
          <PlainLink to="/admin" search={{ tab: 'websites' }} className={buttonLook()}>
            Verbind een website
          </PlainLink>
        )
      }
    >
      <p>
        {isAdmin
          ? 'Verbind eerst WordPress of Ghost. Daarna publiceer je elk artikel met een paar klikken.'
          : 'Vraag een beheerder om WordPress of Ghost te verbinden. Daarna publiceer je elk artikel met een paar klikken.'}
      </p>
    </EmptyState>
  )
}
