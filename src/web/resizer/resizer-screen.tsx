// The image resizer: pictures are chosen, looked at with the recipe laid over them, made, compared and taken along.
import { RefreshCw, RotateCcw, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { enhanceImages, MOST_IMAGES, resizerWords } from '#contract/resizer/endpoints.ts'
import { LostFiles } from '#web/pictures/lost-files.tsx'
import { PictureDrop } from '#web/pictures/picture-drop.tsx'
import { countOf } from '#web/pictures/picture-words.ts'
import { useChooserFocus } from '#web/pictures/use-chooser-focus.ts'
import { usePictureIntake } from '#web/pictures/use-picture-intake.tsx'
import { ZipButton } from '#web/pictures/zip-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { chosenOf, isByAnotherRecipe, isDue, isRefused, isStale, type BatchState, type Entry } from './batch-entry.ts'
import { BatchStrip } from './batch-strip.tsx'
import type { Batch } from './batch.ts'
import { PreviewStage } from './preview-stage.tsx'
import { RecipePanel } from './recipe-panel.tsx'
import { Refusal, ResultStage } from './result-stage.tsx'
import { useBatch } from './use-batch.ts'
import { useOutcome } from './use-outcome.ts'
import { useRemoval } from './use-removal.ts'
import { useZip } from './use-zip.ts'

type Tab = 'upload' | 'preview' | 'result'

export function ResizerScreen({ title }: { title: string }) {
  const [batch, state] = useBatch()
  const { entries, recipe, busy, lost } = state
  const taken = entries.filter((entry) => !isRefused(entry))
  const hasResult = entries.some(({ made }) => made !== null)
  const [wanted, setWanted] = useState<Tab>(hasResult || busy ? 'result' : 'preview')
  const [lookedAt, setLookedAt] = useState<string>()
  const outcome = useOutcome(batch)
  const zip = useZip(batch)
  const tab = openTab(wanted, { canPreview: taken.length > 0 && !busy, hasResult })
  const active = entries.find(({ id }) => id === lookedAt) ?? taken[0] ?? entries[0]
  const remove = useRemoval(batch, setLookedAt)
  const chosen = chosenOf(entries)
  const due = entries.filter((entry) => isDue(entry, recipe))
  const intake = usePictureIntake({
    upload: enhanceImages.upload!,
    most: MOST_IMAGES,
    tooMany: resizerWords.tooMany,
    have: taken.length,
    onPictures(given) {
      const before = batch.now().entries.length
      batch.add(given)
      if (given.good.length === 0) return
      setWanted('preview')
      setLookedAt(batch.now().entries[before]?.id)
    },
  })

  function start(): void {
    outcome.follow(due.map(({ id }) => id))
    batch.start()
    // Until the first one is ready that tab is closed, and the place of the upload shows how it goes.
    setWanted('result')
  }
  function reset(): void {
    const back = batch.reset()
    setWanted('preview')
    toast({
      title: 'Opnieuw begonnen',
      description: 'Je recept staat er nog.',
      action: { label: 'Ongedaan maken', run: () => (back(), setWanted(hasResult ? 'result' : 'preview')) },
    })
  }

  useChooserFocus(entries.length)
  const actions = useActionFocus(tab)
  return (
    <div className="@container grid grid-cols-1 gap-2">
      {intake.elements}
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h1">{title}</h1>
        <div ref={actions} className="flex flex-wrap items-center gap-2 max-md:w-full">
          {entries.length > 0 && (
            <Button kind="quiet" className="max-md:-ml-5" onClick={reset}>
              <RotateCcw aria-hidden />
              Opnieuw
            </Button>
          )}
          {tab === 'result' ? (
            <ZipButton
              count={chosen.length}
              bytes={chosen.reduce((sum, { made }) => sum + made.image.enhanced.bytes, 0)}
              pending={zip.pending}
              onSave={zip.save}
            />
          ) : due.length === 0 && hasResult && !busy ? (
            <Button onClick={() => setWanted('result')} className="max-md:grow">
              Naar het resultaat
            </Button>
          ) : (
            taken.length > 0 && (
              <Button pending={busy} disabled={!busy && due.length === 0} onClick={start} className="max-md:grow">
                {!busy && <Sparkles aria-hidden />}
                {busy ? 'Bezig met verwerken...' : `Verbeter ${countOf(due.length)}`}
              </Button>
            )
          )}
        </div>
      </header>
      <Tabs
        label="Stappen"
        value={tab}
        onChange={setWanted}
        tabs={[
          { value: 'upload', label: 'Uploaden' },
          { value: 'preview', label: 'Preview', disabled: taken.length === 0 || busy },
          { value: 'result', label: 'Resultaat', disabled: !hasResult },
        ]}
      >
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 pt-5 @min-[54rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[54rem]:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            <LostFiles names={lost} onChoose={intake.choose} onDismiss={batch.forgetLost} />
            {tab === 'upload' && (
              <PictureDrop intake={intake} small={entries.length > 0}>
                <p>Verkleinen kost geen AI-verzoek.</p>
              </PictureDrop>
            )}
            {tab === 'preview' && active && isRefused(active) && <Refusal entry={active} />}
            {tab === 'preview' && active && !isRefused(active) && (
              <PreviewStage entry={active} recipe={recipe} onFocus={(focus) => batch.setFocus(active.id, focus)} />
            )}
            {tab === 'result' && <Results batch={batch} state={state} active={active} onStart={start} />}
          </div>
          <aside className="min-w-0 @min-[54rem]:row-span-2 max-[54rem]:order-last">
            <RecipePanel
              recipe={recipe}
              onRecipe={batch.setRecipe}
              entry={tab === 'upload' || (active && isRefused(active)) ? undefined : active}
              count={taken.length}
              onOwn={(own) => active && batch.setOwn(active.id, own)}
            />
          </aside>
          {entries.length > 0 && (
            <BatchStrip
              batch={batch}
              state={state}
              active={active}
              onLook={(id) => {
                setLookedAt(id)
                if (tab === 'upload') setWanted(busy ? 'result' : 'preview')
              }}
              onRetry={(id) => {
                batch.restart(id)
                // The place where it can be seen at work: the preview is closed meanwhile.
                setWanted('result')
              }}
              onRemove={remove}
              onAdd={taken.length < MOST_IMAGES ? intake.choose : undefined}
            />
          )}
        </div>
      </Tabs>
    </div>
  )
}

/** What was pressed makes way for the next step on another tab, with the focus on it: that goes to the button of the step. */
function useActionFocus(tab: Tab) {
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(tab)
  useEffect(() => {
    const isLost = before.current !== tab && document.activeElement === document.body
    before.current = tab
    if (isLost) [...(actions.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true })
  }, [tab])
  return actions
}

/** The tab that is shown for the one that is wanted: one that is closed gives way. */
function openTab(wanted: Tab, { canPreview, hasResult }: { canPreview: boolean; hasResult: boolean }): Tab {
  if (wanted === 'result' && hasResult) return 'result'
  return wanted === 'preview' && canPreview ? 'preview' : 'upload'
}

interface ResultsProps {
  batch: Batch
  state: BatchState
  active: Entry | undefined
  onStart: () => void
}

function Results({ batch, state: { entries, recipe, busy }, active, onStart }: ResultsProps) {
  const stale = entries.filter((entry) => isStale(entry, recipe))
  return (
    <>
      {stale.length > 0 && !busy && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-accent-wash px-4 py-2">
          <p className="text-small">
            <strong className="font-semibold">
              {stale.some((entry) => isByAnotherRecipe(entry, recipe))
                ? 'Het recept is gewijzigd.'
                : 'Het brandpunt is verplaatst.'}
            </strong>{' '}
            Hieronder staat nog wat er eerst van werd gemaakt.
          </p>
          <Button size="small" onClick={onStart}>
            <RefreshCw aria-hidden />
            Verwerk {countOf(entries.filter((entry) => isDue(entry, recipe)).length)} opnieuw
          </Button>
        </div>
      )}
      {active && (
        <ResultStage
          entry={active}
          recipe={recipe}
          onFocus={(focus) => batch.recut(active.id, focus)}
          onRetry={() => batch.restart(active.id)}
        />
      )}
    </>
  )
}
