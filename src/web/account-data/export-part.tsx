// A copy of one's own data: asked for, made, and fetched.
import { Download } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { checkProof } from '#contract/second-step/account-endpoints.ts'
import { EXPORT_DAYS, EXPORTS_PER_DAY, type OwnExport } from '#contract/account-data/own-export.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useAskExport, useOwnExport } from './use-own-export.ts'

export function ExportPart() {
  const { data, error, refetch } = useOwnExport()
  const standing = useRef<HTMLDivElement>(null)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <h3 className="text-headline font-semibold">Kopie van je gegevens</h3>
      <p className="text-ink-2">
        Een ZIP met alles wat we van je bewaren: artikelen als Markdown en als webpagina met hun afbeeldingen, versies,
        geschiedenis, stijlprofielen, taken, verbruik en meer. Een leesbestand legt uit wat erin zit. Is hij klaar, dan
        staat hij hier {EXPORT_DAYS} dagen.
      </p>
      {data !== undefined ? (
        // Takes the focus of the button, which goes once the copy is being made.
        <div ref={standing} tabIndex={-1} aria-live="polite" className="grid grid-cols-1 gap-4 outline-none">
          <Standing {...data} onAsked={() => standing.current?.focus()} />
        </div>
      ) : error ? (
        <Notice
          tone="bad"
          title="We konden niet zien hoe het ermee staat"
          action={
            <Button kind="secondary" size="small" onClick={() => void refetch()}>
              Probeer opnieuw
            </Button>
          }
        >
          {failureMessage(error)}
        </Notice>
      ) : (
        <SkeletonText widths={[60]} />
      )}
    </div>
  )
}

interface StandingProps extends OwnExport {
  onAsked: () => void
}

function Standing({ state, url, bytes, madeAt, expiresAt, progress, leftToday, onAsked }: StandingProps) {
  if (state === 'making')
    return (
      <>
        <p>
          <strong className="font-semibold">We maken je kopie.</strong>{' '}
          {progress?.step ? `Nu: ${progress.step.toLowerCase()}.` : 'We beginnen zo.'} Je kunt deze pagina gerust
          sluiten.
        </p>
        <ProgressBar label="Kopie van je gegevens maken" value={progress?.percent} />
      </>
    )
  if (state === 'ready' && url !== null)
    return (
      <>
        <p>
          <strong className="font-semibold">Je kopie staat klaar</strong>: {fileSize(bytes ?? 0)}, gemaakt op{' '}
          {dateTime(madeAt ?? '')}. Op te halen tot {dateTime(expiresAt ?? '')}.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={url} download className={buttonLook()} onClick={(event) => void fetchProved(event)}>
            <Download aria-hidden />
            Download ZIP
          </a>
          <AskButton kind="secondary" leftToday={leftToday} onAsked={onAsked}>
            Nieuwe kopie maken
          </AskButton>
        </div>
        <p className="text-small text-ink-3">Een nieuwe kopie komt in de plaats van deze.</p>
      </>
    )
  return (
    <>
      {state === 'failed' && (
        <Notice tone="bad" title="De kopie is niet gelukt">
          Dat lag aan ons. Probeer het opnieuw; deze poging telt niet mee.
        </Notice>
      )}
      <div>
        <AskButton kind="primary" leftToday={state === 'failed' ? 1 : leftToday} onAsked={onAsked}>
          {state === 'failed' ? 'Probeer opnieuw' : 'Kopie maken'}
        </AskButton>
      </div>
    </>
  )
}

/** The browser fetches the file by itself, and could show nothing but a refusal: it is asked first whether it may. */
async function fetchProved(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget
  if (link.dataset['proved'] !== undefined) return void delete link.dataset['proved']
  event.preventDefault()
  try {
    await call(checkProof, {})
  } catch (error) {
    return tellFailure('De kopie is niet opgehaald', error)
  }
  link.dataset['proved'] = ''
  link.click()
}

interface AskButtonProps {
  kind: 'primary' | 'secondary'
  leftToday: number
  onAsked: () => void
  children: string
}

function AskButton({ kind, leftToday, onAsked, children }: AskButtonProps) {
  const { mutate, isPending } = useAskExport(onAsked)
  if (leftToday === 0)
    return (
      <p className="self-center text-small text-ink-3">
        Je maakte vandaag {EXPORTS_PER_DAY} kopieën. Morgen kan het weer.
      </p>
    )
  return (
    <Button kind={kind} pending={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  )
}
