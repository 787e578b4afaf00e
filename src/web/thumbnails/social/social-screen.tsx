// The Social Thumbnail Generator: up to twelve images, each with its own text below it, made and saved together.
import { ClipboardPaste, FolderDown, ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MOST_THUMBNAILS } from '#contract/thumbnails/endpoints.ts'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { WayToPremium } from '#web/accounts/way-to-premium.tsx'
import { PictureDrop } from '#web/pictures/picture-drop.tsx'
import { useChooserFocus } from '#web/pictures/use-chooser-focus.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { useCost } from '#web/tools/use-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ArticlePhotos } from '../article-photos.tsx'
import { LettersNotice } from '../letters-notice.tsx'
import { titleParts } from '../title-parts.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { useTypefaces } from '../use-typeface.ts'
import { ImageGrid } from './image-grid.tsx'
import { withForAll, withLines, withSettings, type Batch, type Settings } from './items.ts'
import { LinesDialog } from './lines-dialog.tsx'
import { SocialFields } from './social-fields.tsx'
import { SocialStage } from './social-stage.tsx'
import { useSocialIntake } from './use-social-intake.ts'
import { useSocialThumbnails } from './use-social-thumbnails.ts'

export function SocialScreen({ title }: { title: string }) {
  const making = useSocialThumbnails()
  const { images, chosen, errors, busy, blocked, ready, old } = making
  const { batch, setBatch } = images
  const { article } = useArticle()
  const [lines, setLines] = useState<string>()
  const intake = useSocialIntake(batch.items.length - images.missing.size, images.add)
  const letters = useTypefaces(batch.items.map(({ settings }) => settings))
  const count = batch.items.length
  const cost = useCost(1)

  useLostFocus(count > 0, '[data-images] input:checked')
  useChooserFocus(count)

  /** Changes the batch and tells so, with the way back. */
  function withWayBack(change: (before: Batch) => Batch, said: string) {
    const before = batch
    setBatch(change)
    toast({ title: said, action: { label: 'Zet terug', run: () => setBatch(() => before) } })
  }
  function clear() {
    const putBack = images.clear()
    toast({
      title: count === 1 ? 'Afbeelding verwijderd' : `${count} afbeeldingen verwijderd`,
      action: { label: 'Zet terug', run: putBack },
    })
  }
  return (
    <div className="@container grid gap-6">
      {intake.elements}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-rule pb-6">
        <h1 className="text-h1">{title}</h1>
        <div className="flex flex-wrap gap-3">
          {count > 0 && (
            <Button kind="secondary" pending={busy === 'packing'} onClick={() => void making.downloadAll()}>
              {busy !== 'packing' && <FolderDown aria-hidden />}
              {ready > 0 ? `Download ZIP (${ready})` : 'Download ZIP'}
            </Button>
          )}
          <Button pending={busy === 'making'} onClick={() => void making.generate()}>
            Genereer
          </Button>
        </div>
      </header>
      {count > 0 && cost !== '' && !blocked && (
        <p className="-mt-3 text-small text-ink-3 md:text-right">
          {making.isPaidFor
            ? 'Deze thumbnails tellen al mee: nog eens genereren kost niets.'
            : `Genereren ${cost}, voor alle afbeeldingen samen.`}
        </p>
      )}
      {blocked && (
        <Notice tone="bad" title={blocked.title} live>
          {blocked.description}
        </Notice>
      )}
      {old > 0 && (
        <p role="status" className="text-small text-accent-ink">
          {old === 1 ? 'Eén thumbnail is' : `${old} thumbnails zijn`} gewijzigd sinds het genereren. De ZIP bevat nog de
          vorige versie: genereer opnieuw om ook de wijzigingen te krijgen.
        </p>
      )}
      <LettersNotice letters={letters} />
      {chosen === undefined ? (
        <div className="grid gap-6">
          <PictureDrop intake={intake}>
            <p>Elke foto krijgt een eigen tekst en kleur: 1080 × 1350 pixels.</p>
          </PictureDrop>
          <ArticlePhotos onPhoto={(file) => void images.add([file])} />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 @3xl:grid-cols-[18.25rem_minmax(0,1fr)] @5xl:grid-cols-[18.25rem_minmax(0,20rem)_minmax(0,1fr)]">
          <form
            aria-label={`Tekst bij ‘${chosen.file.name}’`}
            className="grid min-w-0 content-start gap-5 @max-3xl:order-3"
            onSubmit={(event) => event.preventDefault()}
          >
            <SocialFields
              value={chosen.settings}
              errors={errors}
              many={count > 1}
              onChange={(change) => setBatch((before) => withSettings(before, change))}
              onForAll={(field) =>
                withWayBack((before) => withForAll(before, field), `${fieldWords[field]} geldt nu voor alle ${count}`)
              }
              onLines={setLines}
              onTitle={
                article
                  ? () => setBatch((before) => withSettings(before, titleParts(article.title, LONGEST_LINE.social)))
                  : undefined
              }
            />
            <div className="flex flex-wrap gap-3 border-t border-rule pt-5 md:hidden">
              <Button pending={busy === 'making'} onClick={() => void making.generate()}>
                Genereer
              </Button>
              {ready > 0 && (
                <Button kind="secondary" pending={busy === 'packing'} onClick={() => void making.downloadAll()}>
                  Download ZIP ({ready})
                </Button>
              )}
            </div>
          </form>
          <SocialStage one={chosen} making={making} letters={letters.times} intake={intake} />
          <section
            aria-label="Afbeeldingen"
            className="grid min-w-0 content-start gap-4 @max-3xl:order-1 @3xl:@max-5xl:col-span-2"
          >
            <div className="-mr-3 flex items-center justify-between gap-2">
              <h2 className="font-sans text-small font-semibold">
                {count} van {MOST_THUMBNAILS} afbeeldingen
              </h2>
              <Button kind="quiet" size="small" onClick={clear}>
                <Trash2 aria-hidden />
                Wis alles
              </Button>
            </div>
            <ImageGrid
              entries={batch.items.map((one) => ({
                one,
                photo: images.photoOf(one.id),
                state: images.stateOf(one.id),
                isMissing: images.missing.has(one.id),
                mayEnlarge: images.mayEnlarge(one),
                made: making.makingOf(one),
              }))}
              chosen={batch.chosen}
              letters={letters.times}
              onChoose={(id) => setBatch((before) => ({ ...before, chosen: id }))}
              onRemove={images.remove}
              onRetry={images.retry}
            />
            <div className="-mx-3 flex flex-wrap gap-x-2">
              {count < MOST_THUMBNAILS && (
                <Button kind="quiet" size="small" onClick={intake.choose}>
                  <ImagePlus aria-hidden />
                  Voeg toe
                </Button>
              )}
              {count > 1 && (
                <Button kind="quiet" size="small" onClick={() => setLines('')}>
                  <ClipboardPaste aria-hidden />
                  Plak teksten
                </Button>
              )}
            </div>
            {count < MOST_THUMBNAILS && <ArticlePhotos onPhoto={(file) => void images.add([file])} />}
          </section>
        </div>
      )}
      {lines !== undefined && (
        <LinesDialog
          initial={lines}
          items={batch.items}
          onClose={() => setLines(undefined)}
          onLines={(some) => {
            setLines(undefined)
            withWayBack(
              (before) => withLines(before, some),
              some.length === 1 ? 'Tekst ingevuld' : `${some.length} teksten ingevuld`,
            )
          }}
        />
      )}
      {/* Below the work: that is still theirs to look at. */}
      {blocked && <WayToPremium why={null} />}
    </div>
  )
}

const fieldWords: Record<keyof Settings, string> = {
  line1: 'Deze hoofdtekst',
  line3: 'Deze nadruktekst',
  accentColor: 'Deze kleur',
  mirrorImage: 'Dit spiegelen',
  typeface: 'Deze letter',
}
