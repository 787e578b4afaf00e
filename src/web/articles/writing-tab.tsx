// Where an article is written: the tools over the text, its outline and the passage that a paragraph rests on at the left, the text,
// and the panel at the right; on narrow screens the panel is a sheet that the scores open.
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { gapsIn } from '#contract/articles/gaps.ts'
import { picturesWithoutAlt } from '#contract/articles/picture-mentions.ts'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { EditorBottomBar } from '#web/editor/editor-bottom-bar.tsx'
import { EditorOutline, GapList, HeadingList } from '#web/editor/editor-outline.tsx'
import { EditorText } from '#web/editor/editor-text.tsx'
import { EditorToolbar } from '#web/editor/editor-toolbar.tsx'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { useEditorValue, useRestingValue } from '#web/editor/use-text-editor.ts'
import { OrderedLines } from '#web/publishing/ordered-line.tsx'
import { ReviewDialogs } from '#web/reviews/review-dialogs.tsx'
import { ReviewLine } from '#web/reviews/review-line.tsx'
import { ReturnsOf } from '#web/reviews/sent-back.tsx'
import { useReviewing } from '#web/reviews/use-reviewing.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { wordsOf } from '#web/sources/word-count.ts'
import { ArticlePanel } from './article-panel.tsx'
import { readingWords } from './card-words.ts'
import { FoldedPassage, PassageNote } from './passage-note.tsx'
import { ScoreChips } from './score-chips.tsx'
import { shownPicture } from './shown-picture.ts'
import { TitleField } from './title-field.tsx'
import { UndescribedPictures } from './undescribed-pictures.tsx'
import { useChecks } from './use-checks.ts'
import { usePassage } from './use-passages.ts'
import type { RoomText } from './use-room-text.ts'
import { useIsWide } from './use-is-wide.ts'

interface WritingTabProps {
  editor: TextEditor
  article: Article | null
  /** What it was made from, also before the server has it. */
  origin: Pick<Article, 'originalContent' | 'sources'>
  room: RoomText
  isOwn: boolean
  /** Whether something was typed that the server does not have. */
  isTyped: boolean
  /** The menu of the writing help. */
  help: ReactNode
  /** Saves, and resolves to the version; null when that failed. */
  save: () => Promise<number | null>
  /** Shows what differs from a version. */
  onCompare: (version: number) => void
  onReviewed: (article: Article) => void
}

export function WritingTab(props: WritingTabProps) {
  const { editor, article, origin, room, isOwn, isTyped, save, onCompare, onReviewed } = props
  const { title, seo } = room
  const keepScore = useEffectEvent(room.setScore)
  const reading = useRestingValue(editor, (one) => one.read())
  const block = useEditorValue(editor, (one) => one.cursorBlock())
  const passage = usePassage(origin, reading, block)
  const author = authorOf(article, reading.blocks, block)
  const checks = useChecks(editor, reading, title, seo)
  const { seo: score } = checks.scores
  const [open, setOpen] = useState(false)
  const reviewing = useReviewing(article?.id, save)
  const isWide = useIsWide()
  const gaps = gapsIn(reading.markdown).length
  const undescribed = useMemo(() => picturesWithoutAlt(reading.markdown), [reading.markdown])
  const isAnalysed = checks.analysis.analysis !== null
  useEffect(() => {
    if (isAnalysed) keepScore(score)
  }, [isAnalysed, score])
  /** The sheet lies over the text, and gives the focus back as it goes. */
  function seen(go: () => void) {
    if (!open) return go()
    setOpen(false)
    setTimeout(go, SHEET_GONE_MS)
  }
  const panel = (
    <div className="grid gap-4">
      <ArticlePanel
        editor={editor}
        checks={checks}
        title={title}
        seo={seo}
        article={article}
        isOwn={isOwn}
        onSeo={room.changeSeo}
        onGo={seen}
        clicked={room.clicked}
      />
      <GapList editor={editor} onGo={seen} />
      {isOwn && <UndescribedPictures editor={editor} pictures={undescribed} onGo={seen} />}
      {article !== null && (
        <ReviewLine
          article={article}
          gaps={gaps}
          undescribed={undescribed.length}
          isTyped={isTyped}
          // The sheet would lie below the dialog, and keep the keys.
          reviewing={{ ...reviewing, begin: (what) => (setOpen(false), reviewing.begin(what)) }}
        />
      )}
      {article !== null && (
        <OrderedLines
          articleId={article.id}
          save={save}
          // As above: the sheet goes before the dialog comes.
          onCompare={(version) => (setOpen(false), onCompare(version))}
        />
      )}
    </div>
  )
  const words = `${wordsOf(reading.words)} · ${readingWords(reading.words)}`
  return (
    <div className="min-w-0">
      {isOwn && (
        <EditorToolbar
          editor={editor}
          className="sticky top-header z-9 lg:-mr-6 lg:pr-6 lg:pl-36"
          end={
            <span className="flex items-center gap-2 text-small whitespace-nowrap text-ink-2 tabular-nums">
              {props.help}
              {words}
            </span>
          }
        />
      )}
      <div className="grid grid-cols-1 lg:-mr-6 lg:grid-cols-[7.5rem_minmax(0,1fr)_18.25rem]">
        <aside aria-label="Koppen en bronnen" className="relative hidden pt-8 lg:block">
          <div data-outline>
            <EditorOutline editor={editor} />
          </div>
          <BesideBlock editor={editor} block={block}>
            {passage !== undefined && <PassageNote passage={passage} />}
            {author !== null && <p className="mt-2 text-caption text-ink-3">{author}</p>}
          </BesideBlock>
        </aside>
        <div className="min-w-0 pt-6 pb-8 lg:px-6 lg:pt-8">
          <div className="mx-auto grid max-w-[42.5rem] gap-4">
            <h1 className="sr-only">{title.trim() === '' ? 'Nieuw artikel' : title}</h1>
            {article !== null && <ReturnsOf article={article} isOwn={isOwn} />}
            <TitleField
              value={title}
              readOnly={!isOwn}
              onChange={room.typeTitle}
              onEnter={() => editor.tiptap.commands.focus('start')}
            />
            <EditorText editor={editor} className="min-h-[40vh]" />
            {!isWide && passage !== undefined && <FoldedPassage passage={passage} />}
            {!isWide && author !== null && <p className="text-caption text-ink-3">{author}</p>}
            <p className="text-small text-ink-2 tabular-nums md:hidden">{words}</p>
          </div>
        </div>
        {isWide && (
          <aside
            aria-label="Controle"
            className="sticky top-28 max-h-[calc(100dvh-7rem)] overflow-y-auto border-l border-rule py-4 pr-1 pl-6 [scrollbar-width:thin]"
          >
            {panel}
          </aside>
        )}
      </div>
      {!isWide && (
        <>
          <div className="sticky bottom-(--bottom-bar) z-8 -mx-4 bg-paper md:-mx-10">
            <ScoreChips
              scores={checks.scores}
              gaps={gaps}
              onOpen={() => setOpen(true)}
              onGap={() => editor.goToNextGap()}
            />
            {isOwn && <EditorBottomBar editor={editor} end={props.help} />}
          </div>
          <Sheet title="Controle" open={open} onOpenChange={setOpen}>
            {panel}
            <div className="mt-4">
              <HeadingList editor={editor} onGo={seen} />
            </div>
          </Sheet>
        </>
      )}
      <ReviewDialogs reviewing={reviewing} shown={shownPicture} onReviewed={onReviewed} />
    </div>
  )
}

/** Who wrote the block with the cursor, when that was no person; null: nobody needs to know. */
function authorOf(
  article: Article | null,
  marks: readonly { id: string; at: number | null }[],
  block: number | null,
): string | null {
  const id = block === null ? undefined : marks.find(({ at }) => at === block)?.id
  const mark = article?.blocks.find((one) => one.id === id)
  if (mark === undefined) return null
  return mark.model === BUILT_IN_MODEL ? 'Geplaatst door de ingebouwde schrijfhulp' : `Geschreven door ${mark.model}`
}

/** After how long a sheet that closes is gone, in ms: its animation takes 140. */
const SHEET_GONE_MS = 250

/** In px. */
const OUTLINE_GAP = 24

/** Stands at the height of a block of the text. */
function BesideBlock({ editor, block, children }: { editor: TextEditor; block: number | null; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // After each render: what stands above it may have grown.
  useLayoutEffect(() => {
    const own = place.current
    const element = block === null ? null : editor.blockElement(block)
    const parent = own?.offsetParent
    if (!own || !element || !parent) return
    const { top } = parent.getBoundingClientRect()
    // Never over the outline, which stays in sight while the text scrolls.
    const outline = parent.querySelector('[data-outline]')?.getBoundingClientRect().bottom ?? top
    own.style.top = `${Math.max(element.getBoundingClientRect().top, outline + OUTLINE_GAP) - top}px`
  })
  return (
    <div ref={place} className="absolute inset-x-0 z-2 bg-paper pr-3">
      {children}
    </div>
  )
}
