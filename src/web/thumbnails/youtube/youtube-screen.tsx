// The YouTube Thumbnail Generator: a photograph with a text on it, drawn while one types, as YouTube will show it.
import { FolderDown } from 'lucide-react'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { WayToPremium } from '#web/accounts/way-to-premium.tsx'
import { PictureDrop } from '#web/pictures/picture-drop.tsx'
import { useArticle } from '#web/sources/use-article.ts'
import { useCost } from '#web/tools/use-report.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { titleParts } from '../title-parts.ts'
import { useContrasts } from '../use-contrasts.ts'
import { ArticlePhotos } from '../article-photos.tsx'
import { CropEditor } from '../crop-editor.tsx'
import { PhotoCanvas } from '../photo-canvas.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import { DownloadButton } from './download-button.tsx'
import { EnhancementPanel } from './enhancement-panel.tsx'
import { Previews } from './previews.tsx'
import { SizeLine } from './size-line.tsx'
import { Stage } from './stage.tsx'
import { useFileSize } from './use-file-size.ts'
import { usePhotoIntake } from './use-photo-intake.ts'
import { useUnreadVariants } from './use-unread-variants.ts'
import { useYoutubeThumbnail } from './use-youtube-thumbnail.ts'
import { VariantList } from './variant-list.tsx'
import { MissingWords } from './missing-words.tsx'
import { followingAgain } from './variants.ts'
import { YoutubeFields } from './youtube-fields.tsx'

export function YoutubeScreen({ title }: { title: string }) {
  const making = useYoutubeThumbnail()
  const { form, setForm, change, background, design, designs, shown, saving, blocked, letters } = making
  const { article } = useArticle()
  const cost = useCost(1)
  const { counted } = background
  const contrasts = useContrasts(design, shown)
  const unread = useUnreadVariants(designs, shown)
  const size = useFileSize(design, background.photo && shown)
  const isWide = form.format === '16:9'
  const intake = usePhotoIntake(background.photo !== null, background.choose)
  useLostFocus(background.photo !== null, '[data-replace]')
  const download = (
    <DownloadButton
      format={form.format}
      photo={background.photo}
      enlarging={background.enlarging.state === 'processing'}
      pending={saving === 'one'}
      onDownload={(kind) => void making.download(kind)}
    />
  )
  return (
    <div className="@container grid gap-6">
      {intake.elements}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-rule pb-6">
        <h1 className="text-h1">{title}</h1>
        <div className="flex flex-wrap gap-3">
          {isWide && (
            <Button kind="secondary" pending={saving === 'three'} onClick={() => void making.downloadThree()}>
              {saving !== 'three' && <FolderDown aria-hidden />}
              Drie varianten als ZIP
            </Button>
          )}
          {download}
        </div>
      </header>
      {cost !== '' && !blocked && (
        <p className="-mt-3 text-small text-ink-3 md:text-right">
          {background.photo && counted
            ? 'Deze foto telt al mee: een andere versie kost niets.'
            : `De eerste download van een foto ${cost}.`}
        </p>
      )}
      {blocked && (
        <Notice tone="bad" title={blocked.title} live>
          {blocked.description}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @4xl:grid-cols-[18.25rem_minmax(0,1fr)]">
        {/* Beside the form it stays in sight; above it only the picture does, and what it will look like comes last. */}
        <div
          className={cx(
            'min-w-0 gap-x-10 gap-y-8 @max-4xl:contents @4xl:sticky @4xl:top-[calc(var(--spacing-header)+1.5rem)] @4xl:col-start-2 @4xl:row-start-1 @4xl:self-start',
            isWide ? '@4xl:grid' : '@4xl:flex @4xl:flex-wrap',
          )}
        >
          <Stage
            design={design}
            photo={shown}
            letters={letters}
            contrasts={contrasts}
            empty={
              <PictureDrop
                intake={intake}
                title="Sleep je foto hierheen"
                className={isWide ? 'content-center @2xl:aspect-video' : 'aspect-9/16 content-center'}
              >
                <MissingWords background={background} />
              </PictureDrop>
            }
            onMend={(shade) => change({ shade })}
            onAuto={isWide && making.variant.side !== 'auto' ? () => change({ side: 'auto' }) : undefined}
          />
          <div
            className={cx(
              'grid min-w-0 content-start gap-8 @max-4xl:order-last',
              isWide && '@5xl:grid-cols-[auto_minmax(0,1fr)]',
            )}
          >
            <Previews design={design} photo={shown} />
            {isWide && (
              <VariantList
                form={form}
                variants={making.variants}
                unread={unread}
                designs={designs}
                photo={shown}
                onChoose={(chosen) => setForm((before) => ({ ...before, chosen }))}
                onFollow={() => setForm(followingAgain)}
              />
            )}
          </div>
        </div>
        <form
          aria-label="Thumbnail"
          className="grid min-w-0 content-start gap-6 @4xl:col-start-1 @4xl:row-start-1"
          onSubmit={(event) => event.preventDefault()}
        >
          {background.returning && <Spinner label="Je foto wordt opgehaald..." />}
          {background.photo && shown && (
            <EnhancementPanel
              background={background}
              mayEnlarge={blocked === null || counted}
              picture={<PhotoCanvas photo={shown} />}
              replace={
                <Button kind="quiet" size="small" data-replace onClick={intake.choose}>
                  Vervang
                </Button>
              }
            />
          )}
          {background.photo && (
            <CropEditor
              photo={background.photo}
              name={background.fileName}
              focus={background.focus}
              place={design.zones.picture}
              onFocus={background.setFocus}
            />
          )}
          <ArticlePhotos onPhoto={(file) => void background.choose(file)} />
          <YoutubeFields
            format={form.format}
            value={making.variant}
            errors={making.errors}
            onFormat={making.setFormat}
            onChange={change}
            onTitle={article ? () => change(titleParts(article.title, LONGEST_LINE.youtube)) : undefined}
          />
          {shown && (
            <SizeLine
              format={form.format}
              size={size}
              onJpeg={() => void making.download({ format: 'jpeg', times: 1 })}
            />
          )}
          {/* On a phone the top is far away by now. */}
          {shown && <div className="md:hidden">{download}</div>}
        </form>
      </div>
      {/* Below the work: that is still theirs to look at. */}
      {blocked && <WayToPremium why={null} />}
    </div>
  )
}
