// The room of one article: its six tabs, how it stands with saving, and what can be done with it. The text itself is the editor's.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { HeldNotice } from '#web/publishing/held-plans.tsx'
import { useRefusal } from '#web/publishing/use-refusal.ts'
import { refusalHints } from '#web/publishing/who-publishes.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { WritingLine } from '#web/writing/writing-line.tsx'
import { ArticleActions } from './article-actions.tsx'
import { articleParts, isClosed, partLabels, useArticlePart } from './article-parts.ts'
import { isEmptyText, isSameText, ownArticle, textOf } from './article-text.ts'
import { ArticleToolTab } from './article-tool-tab.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { GoneNotice, useGoOnAsNew } from './gone-article.tsx'
import { MetricsPanel } from './metrics-panel.tsx'
import { OriginalTab, PreviewTab } from './reading-tabs.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { SaveLine } from './save-line.tsx'
import { useArticleWriting } from './use-article-writing.ts'
import { useEarlierTexts } from './use-earlier-texts.ts'
import { useMeasuring } from './use-measuring.ts'
import { useOtherWindow } from './use-other-window.ts'
import { usePicturesUnderWay } from './use-pictures-under-way.ts'
import { useRewriting } from './use-rewriting.ts'
import { useRoomActions } from './use-room-actions.ts'
import { useRoomText } from './use-room-text.ts'
import { useSaveByHand } from './use-save-by-hand.ts'
import { useSaving } from './use-saving.ts'
import type { Start } from './use-start.ts'
import { useThumbnailOf } from './use-thumbnail-of.ts'
import { WritingHelp } from './writing-help.tsx'
import type { WritingOrder } from './writing-order.ts'
import { WritingTab } from './writing-tab.tsx'

// What is opened over the room is loaded with its first use.
const CampaignDialog = lazyPart(async () => (await import('./campaign-dialog.tsx')).CampaignDialog)
const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)
const PublishDialog = lazyPart(async () => (await import('#web/publishing/publish-dialog.tsx')).PublishDialog)
const RewriteDialog = lazyPart(async () => (await import('./rewrite-dialog.tsx')).RewriteDialog)
const VersionsDialog = lazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

interface ArticleRoomProps {
  /** As the server has it; null for one that it does not have yet. */
  article: Article | null
  start: Start
  /** Whether it is one's own: others are only read. */
  isOwn: boolean
  /** What is to be written when it opens. */
  order?: WritingOrder | undefined
  onAdded?: (article: Article) => void
}

/** The version at which the text last changed; one that was saved since it was fetched may have changed it. */
const textVersionOf = ({ version, textVersion }: Article, saved: number | null | undefined) =>
  saved == null || saved === version ? textVersion : saved

export function ArticleRoom({ article, start, order, isOwn, onAdded }: ArticleRoomProps) {
  const [part, setPart] = useArticlePart()
  const [restored, setRestored] = useState(start.restored)
  const [open, setOpen] = useState<'versions' | 'campaign' | 'publish' | 'delete'>()
  /** The version that is compared with the text of now. */
  const [compared, setCompared] = useState<number>()
  const room = useRoomText({ start: start.text, editable: isOwn, onChange: () => saving.touch() })
  const { editor, read } = room
  const saving = useSaving({
    article,
    version: start.version,
    origin: start.origin,
    adopted: start.restored?.key ?? null,
    read,
    onAdded: (added) => onAdded?.(added),
  })
  const measuring = useMeasuring(article, isOwn, part === 'metrics')
  const other = useOtherWindow(article, room, saving)
  const byHand = useSaveByHand(room, saving, { isOwn, onSaved: measuring.measureQuietly, onConflict: other.ask })
  const refusal = useRefusal(article)
  const actions = useRoomActions(article, byHand.saveFirst, () => read().content)
  usePicturesUnderWay(editor)
  const earlier = useEarlierTexts(article, room, saving, byHand.saveFirst)
  const goOnAsNew = useGoOnAsNew()
  const thumbnailOf = useThumbnailOf()
  const rewriting = useRewriting(editor, room.keepMarks)
  const origin = {
    originalContent: article?.originalContent ?? start.origin.originalContent ?? null,
    sources: article?.sources ?? start.origin.sources ?? [],
  }
  const writing = useArticleWriting({
    editor,
    title: room.title,
    articleId: article?.id ?? null,
    origin,
    order,
    onMarks: room.keepMarks,
    closeBefore: async () => {
      if (article !== null) await saving.saveNow({ close: true })
    },
    onWritten: () => void saving.saveNow(),
  })

  // A text of before stands there again, or one begins with a text: it is kept and sent like what is typed.
  const begin = useEffectEvent(() => {
    if (start.restored !== null) saving.touch(article === null ? undefined : { closeBefore: 'save' })
    else if (article === null && !isEmptyText(start.text)) saving.touch()
  })
  useEffect(() => begin(), [])

  async function discard() {
    setOpen(undefined)
    // It comes back as it was left.
    if (saving.hasUnsent()) await saving.saveNow()
    await actions.discard()
  }
  function compare(version: number | undefined) {
    setCompared(version)
    setOpen('versions')
  }
  const shown = isClosed(part, article) ? 'bewerken' : part
  /** The block to go to once the text is on the screen again. */
  const sought = useRef<number>(undefined)
  useEffect(() => {
    if (shown !== 'bewerken' || sought.current === undefined) return
    editor?.scrollToBlock(sought.current)
    sought.current = undefined
  }, [shown, editor])
  return (
    <div className="-mt-6 grid grid-cols-1 md:-mt-8">
      <Tabs
        label="Onderdelen van het artikel"
        tabs={articleParts.map((value) => ({ value, label: partLabels[value], disabled: isClosed(value, article) }))}
        value={shown}
        onChange={setPart}
        before={
          <PlainLink
            to="/admin"
            search={{ tab: 'content' }}
            aria-label="Terug naar de artikelen"
            className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), '-ml-2')}
          >
            <ArrowLeft aria-hidden />
          </PlainLink>
        }
        beside={
          <div className="flex min-w-0 flex-1 items-center justify-end gap-1 py-2">
            <SaveLine state={saving.state} isUnkept={saving.isUnkept} onChoose={other.ask} />
            <ArticleActions
              isKept={article !== null}
              isOwn={isOwn}
              onSave={byHand.save}
              onVersions={() => compare(undefined)}
              onExport={(format) => void actions.exportAs(format)}
              onPublish={() => setOpen('publish')}
              publishHint={refusal === null ? undefined : refusalHints[refusal]}
              onDelete={() => setOpen('delete')}
              onTakeOver={article?.userId === null ? () => void actions.takeOver() : undefined}
              onHistory={actions.showHistory}
              onThumbnail={(tool) => article && void thumbnailOf(ownArticle(article, read()), tool)}
              onCampaign={isOwn && article !== null ? () => setOpen('campaign') : undefined}
            />
          </div>
        }
      >
        <div className="grid grid-cols-1">
          {restored !== null && (
            <RestoredNotice
              draft={restored}
              onDiscard={
                earlier.takeSaved &&
                (() => {
                  setRestored(null)
                  earlier.takeSaved?.()
                })
              }
            />
          )}
          {article !== null && (
            <HeldNotice article={article} save={byHand.saveFirst} onOpen={() => setOpen('publish')} />
          )}
          {saving.state.kind === 'refused' && saving.state.isGone && (
            <GoneNotice onGoOn={() => void goOnAsNew(read(), origin, () => saving.letGo())} />
          )}
          <WritingLine
            isWriting={writing.isWriting}
            problem={writing.problem}
            onStop={writing.stop}
            onGoOn={writing.writeRest}
          />
          {shown === 'bewerken' && editor !== null && (
            <WritingTab
              editor={editor}
              room={room}
              article={article}
              origin={origin}
              isOwn={isOwn}
              isTyped={saving.state.kind !== 'saved'}
              help={
                <WritingHelp
                  onRewrite={rewriting.open}
                  onSection={() => void writing.writeSection()}
                  noSection={writing.noSection}
                />
              }
              save={byHand.saveFirst}
              onCompare={compare}
              onReviewed={(next) => void saving.takeOver(next, { saved: isSameText(read(), textOf(next)) })}
            />
          )}
          {shown === 'metrics' && article !== null && (
            <MetricsPanel
              metrics={article.metrics}
              metricsVersion={article.metricsVersion}
              textVersion={article.textVersion}
              measuring={measuring.measuring}
              isOwn={isOwn}
              onMeasure={measuring.measure}
              onGo={(block) => {
                sought.current = block
                setPart('bewerken')
              }}
            />
          )}
          {shown === 'voorbeeld' && <PreviewTab title={room.title} text={read()} />}
          {(shown === 'facebook' || shown === 'link-in-bio') && (
            <div className="pt-6">
              <ArticleToolTab tool={shown} article={article && ownArticle(article, read())} isOwn={isOwn} />
            </div>
          )}
          {shown === 'origineel' && article !== null && <OriginalTab article={article} />}
        </div>
      </Tabs>
      {open === 'versions' && article !== null && (
        <VersionsDialog
          id={article.id}
          version={saving.version ?? article.version}
          now={read()}
          mayEdit={isOwn}
          first={compared}
          onRestore={async (n) => {
            if (await earlier.putBack(n)) setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'campaign' && article !== null && (
        <CampaignDialog
          article={article}
          beforeStart={async () => {
            if ((await byHand.saveFirst()) === null) throw new Error('the article could not be saved')
          }}
          onTake={(field, text) => room.changeSeo({ [field]: text })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'publish' && article !== null && (
        <PublishDialog
          article={{
            ...article,
            version: saving.version ?? article.version,
            seoDescription: read().seoDescription,
            textVersion: textVersionOf(article, saving.version),
          }}
          save={byHand.saveFirst}
          onCompare={compare}
          onClose={() => setOpen(undefined)}
        />
      )}
      {article !== null && (
        <DeleteQuestion
          articles={open === 'delete' ? [article] : []}
          onYes={() => void discard()}
          onNo={() => setOpen(undefined)}
        />
      )}
      {rewriting.part && (
        <RewriteDialog
          text={rewriting.part.text}
          articleId={article?.id ?? null}
          onTake={rewriting.take}
          onClose={rewriting.close}
        />
      )}
      {other.question !== undefined && (
        <ConflictDialog
          mine={read()}
          theirs={other.question.theirs}
          pending={other.question.pending === true}
          problem={other.question.problem}
          onMine={other.keepMine}
          onTheirs={(over) => void other.giveWay(over)}
          onBoth={(content, over) => other.keepBoth(content, over)}
          onClose={() => other.close()}
        />
      )}
    </div>
  )
}
