// The Shorts Image Creator: two to six images become standing pictures of two each, to be taken along.
import { useLocation } from '@tanstack/react-router'
import { Layers2, Plus, RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { combineImages, shortsWords } from '#contract/shorts-images/endpoints.ts'
import { IMAGES, pairsOf } from '#contract/shorts-images/pairs.ts'
import { WayToPremium } from '#web/accounts/way-to-premium.tsx'
import { LostFiles } from '#web/pictures/lost-files.tsx'
import { PictureDrop } from '#web/pictures/picture-drop.tsx'
import { useChooserFocus } from '#web/pictures/use-chooser-focus.ts'
import { usePictureIntake } from '#web/pictures/use-picture-intake.tsx'
import { useAiRequest } from '#web/session/use-ai-request.ts'
import { useIntoView } from '#web/tools/tool-frame.tsx'
import { useCost } from '#web/tools/use-report.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast-store.ts'
import { CombineProgress } from './combine-progress.tsx'
import { PairBoard } from './pair-board.tsx'
import { isOutdated, type Short } from './parts.ts'
import { ShortViewer } from './short-viewer.tsx'
import { useCreation } from './use-creation.ts'

/** Files that are no images are refused in words of the specification; the kinds are those of the endpoint. */
const upload = combineImages.upload!

export function ShortsImagesScreen({ title }: { title: string }) {
  // In the dashboard it stands without a title of its own (specification, section 2); who hears the page has it.
  const embedded = useLocation().pathname === '/admin'
  const [creation, state] = useCreation()
  const { images, shorts, lost, progress, busy } = state
  const request = useAiRequest('shorts-images')
  const cost = useCost(1)
  const { ref: viewer, bring } = useIntoView()
  const intake = usePictureIntake({
    upload,
    most: IMAGES.most,
    tooMany: `Je kunt hoogstens ${IMAGES.most} afbeeldingen toevoegen.`,
    have: images.length,
    disabled: busy,
    onPictures({ good, refused }) {
      if (good.length > 0) creation.add(good)
      const [first] = refused
      if (first) toast({ variant: 'destructive', title: 'Niet toegevoegd', description: first.message })
    },
  })

  /** Whether it may go on: also when it could not be counted, and nobody said that it may not. Tells what went wrong. */
  async function count(): Promise<boolean> {
    const registered = await request.register()
    if (registered.outcome !== 'granted') toast({ variant: 'destructive', ...registered.words })
    return registered.outcome !== 'refused'
  }
  async function combine(): Promise<void> {
    if (images.length < IMAGES.least) return void toast({ variant: 'destructive', title: shortsWords.tooFew })
    if (!(await creation.combine(count))) return
    tellOutcome(creation.now().shorts)
    bring()
  }
  function reset(): void {
    const gone = [images.length > 0 && 'afbeeldingen', shorts.length > 0 && 'resultaten'].filter(Boolean).join(' en ')
    const back = creation.reset()
    toast({
      title: 'Opnieuw begonnen',
      description: `Je ${gone} zijn weg.`,
      action: { label: 'Ongedaan maken', run: back },
    })
  }

  const start = useRef<HTMLButtonElement>(null)
  useFocusWhen(images.length > 0, start)
  useFocusWhen(!busy, start)
  useChooserFocus(shorts.length)
  useChooserFocus(lost.length)
  useChooserFocus(images.length)
  const pairs = pairsOf(images).length
  return (
    <div className="@container grid grid-cols-1 gap-6">
      {intake.elements}
      <header className={cx('grid gap-2', embedded && 'sr-only')}>
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">
          Twee tot zes foto’s worden staande beelden van 1080 × 1920, telkens twee boven elkaar.
        </p>
      </header>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @min-[56rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="@container grid min-w-0 grid-cols-1 content-start gap-6">
          {images.length === 0 ? (
            <>
              <LostFiles names={lost} onChoose={intake.choose} onDismiss={() => creation.forgetLost()} />
              <PictureDrop intake={intake}>
                <p>Ze worden in volgorde gepaard: 1 met 2, 3 met 4, 5 met 6.</p>
              </PictureDrop>
              {shorts.length > 0 && (
                <div className="flex justify-end">
                  <ResetButton onReset={reset} />
                </div>
              )}
            </>
          ) : (
            <>
              <PairBoard creation={creation} images={images} busy={busy} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-4">
                {/* It stays where it is, with its words: the second press of two would be on 'Stop' else. */}
                <Button ref={start} pending={busy} disabled={request.blocked !== null} onClick={() => void combine()}>
                  {!busy && <Layers2 aria-hidden />}
                  Combineer {pairs > 1 && `${pairs} paren`}
                </Button>
                {busy && (
                  <Button kind="secondary" onClick={() => creation.stop()}>
                    <Square aria-hidden />
                    Stop
                  </Button>
                )}
                {!busy && cost !== '' && <p className="text-small text-ink-3">{cost}</p>}
                <div className="ml-auto flex flex-wrap gap-1">
                  {images.length < IMAGES.most && !busy && (
                    <Button kind="quiet" size="small" onClick={intake.choose}>
                      <Plus aria-hidden />
                      Foto toevoegen
                    </Button>
                  )}
                  <ResetButton onReset={reset} />
                </div>
              </div>
              <CombineProgress progress={progress} shorts={shorts} />
            </>
          )}
          {request.blocked && <WayToPremium why={request.blocked} />}
        </div>
        <div ref={viewer} className="min-w-0 scroll-mt-20">
          {shorts.length > 0 && (
            <ShortViewer creation={creation} shorts={shorts} outdated={isOutdated(state)} combining={busy} />
          )}
        </div>
      </div>
    </div>
  )
}

function ResetButton({ onReset }: { onReset: () => void }) {
  return (
    <Button kind="quiet" size="small" onClick={onReset}>
      <RotateCcw aria-hidden />
      Opnieuw
    </Button>
  )
}

/** Gives the focus to a button once something holds, if what had it is gone. */
function useFocusWhen(holds: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(holds)
  useEffect(() => {
    if (holds && !before.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    before.current = holds
  }, [holds, button])
}

/** One toast for all pairs: of those that failed it names the first. */
function tellOutcome(shorts: readonly Short[]): void {
  const made = shorts.filter((short) => short.made !== null).length
  const failed = shorts.find(({ failure }) => failure !== null)
  if (failed) {
    const title = made === 0 ? 'Combineren is niet gelukt' : `${made} van ${shorts.length} gelukt`
    const description = `Fout bij paar ${failed.number}: ${failed.failure?.words}`
    return void toast({ variant: 'destructive', title, description })
  }
  if (made > 0)
    toast({
      title: made === 1 ? 'Je short staat klaar' : `${made} shorts staan klaar`,
      description: 'Download ze als JPEG of PNG.',
    })
}
