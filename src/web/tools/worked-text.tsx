// One generated text with its row of actions: read, edit in place, adapt, rate, copy. Knows no tool and no list.
import { useNavigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { ResultFeedback } from '#web/feedback/result-feedback.tsx'
import { LanguageCheck } from '#web/language-check/language-check.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { AdjustMenu } from './adjust-menu.tsx'
import { AdjustStatus } from './adjust-status.tsx'
import type { WrittenFor } from './article-along.ts'
import { CopyingText } from './copying-text.tsx'
import type { LengthRange } from './length-words.ts'
import { MakeArticle } from './make-article.tsx'
import { SourcedText, UnsourcedLine } from './sourced-text.tsx'
import { TextEditor } from './text-editor.tsx'
import { useAdjust } from './use-adjust.ts'
import { useArticleBeginning } from './use-article-beginning.ts'
import { useCost } from './use-report.ts'
import type { TextLanguage } from './use-languages.ts'
import { useUnsourced } from './use-unsourced.ts'

export interface WorkedTextProps {
  text: string
  /** What was written before any edit; undefined when that is what stands there. */
  written: string | undefined
  /** The id of its generation in the history. */
  generationId: number
  /** The model that wrote it. */
  model: string
  /** Its place among the texts of its generation, from 0. */
  index: number
  screen: ToolTab
  range: LengthRange
  /** What its facts may come from; null: that is not known. */
  sources: readonly string[] | null
  /** What it was written for. */
  writtenFor: WrittenFor
  /** Whether it stands on one line. */
  singleLine?: boolean
  /** Whether a press on the text copies it too. */
  copiesByText?: boolean
  /** Whether it is a title that an article can begin with. */
  makesArticle?: boolean
  lang: TextLanguage
  size?: 'result' | 'script'
  /** What copying it takes along; left out: the text as it stands. */
  copying?: string
  /** The second line of the toast after copying. */
  copied: string
  /** What stands at the beginning of the row. */
  children: ReactNode
  /** Whether that takes a line of its own where the column is narrow, because it is long: that of a script always does. */
  isLong?: boolean
  editing: boolean
  onEditing: (open: boolean) => void
  onEdit: (text: string) => void
  /** Takes it out of its list; left out where texts stay. */
  onRemove?: (() => void) | undefined
}

const looks = { result: 'text-result', script: 'text-title' } as const

export function WorkedText(props: WorkedTextProps) {
  const { text, written, generationId, model, index, range, lang, size = 'result', editing, onEditing, onEdit } = props
  const id = `${useId()}-text`
  const adjusting = useAdjust(props.screen, `${generationId}/${index}`, text, props.writtenFor, onEdit)
  const unsourced = useUnsourced(text, props.sources)
  const cost = useCost(1)
  const navigate = useNavigate()
  const beginning = useArticleBeginning(text)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    // The field is gone, and with it the focus.
    if (wasEditing.current && !editing) pencil.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing) {
    return (
      <TextEditor
        text={text}
        written={written}
        range={range}
        singleLine={props.singleLine ?? false}
        lang={lang}
        look={looks[size]}
        onEdit={onEdit}
        onClose={() => onEditing(false)}
      />
    )
  }
  const marked = <SourcedText text={text} unsourced={unsourced} />
  const look = cx('font-serif wrap-anywhere whitespace-pre-line', looks[size], adjusting.pending && 'animate-pulse')
  return (
    <>
      {props.copiesByText ? (
        <CopyingText id={id} text={props.copying ?? text} lang={lang} copied={props.copied} className={look}>
          {marked}
        </CopyingText>
      ) : (
        <p id={id} lang={lang} className={cx(look, 'max-w-prose')}>
          {marked}
        </p>
      )}
      <UnsourcedLine unsourced={unsourced} />
      <div className="mt-1 flex flex-wrap items-center justify-end">
        {/*
          On the smallest phone on a line of its own: the targets of 44 px and copying take the whole width. A script says
          more of its length, which takes that line on any phone.
        */}
        <div
          className={cx(
            'mr-auto flex min-h-8 flex-wrap items-center gap-x-3 text-small text-ink-3',
            size === 'script' || props.isLong ? '@max-lg:basis-full' : '@max-[20.5rem]:max-md:basis-full',
          )}
        >
          {props.children}
        </div>
        <ResultFeedback generationId={generationId} index={index} model={model} describedBy={id} size="row" />
        <Button
          ref={pencil}
          kind="quiet"
          size="row"
          aria-label="Bewerk"
          title="Bewerk"
          aria-describedby={id}
          aria-disabled={adjusting.pending || undefined}
          onClick={() => !adjusting.pending && onEditing(true)}
        >
          <Pencil aria-hidden />
        </Button>
        {props.makesArticle && <MakeArticle title={text} describedBy={id} />}
        <AdjustMenu
          text={text}
          model={model}
          describedBy={id}
          cost={cost}
          pending={adjusting.pending}
          onAdjust={adjusting.adjust}
          onRestore={written === undefined ? null : () => onEdit(written)}
          onArticle={props.makesArticle ? () => void navigate(beginning) : undefined}
          onRemove={props.onRemove}
        />
        <span className="-mr-2">
          <CopyButton text={props.copying ?? text} done={props.copied} word describedBy={id} />
        </span>
        {lang !== 'en' && (
          <div className="order-1 flex basis-full flex-wrap">
            <LanguageCheck text={text} onChange={onEdit} quiet className="-ml-3" />
          </div>
        )}
      </div>
      <AdjustStatus {...adjusting} />
    </>
  )
}
