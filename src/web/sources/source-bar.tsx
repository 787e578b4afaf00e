// The bar over the writing tools, which asks over which article it goes and shows the one there is. A file may be dropped
// anywhere on it, and a text or an address pasted. Knows no tool.
import { Newspaper } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { cx } from '#web/ui/cx.ts'
import { ArticleDialog } from './article-dialog.tsx'
import { BarNotes } from './bar-notes.tsx'
import { EmptyBar } from './empty-bar.tsx'
import { FilledBar } from './filled-bar.tsx'
import { useSense } from './tone-rules.ts'
import { useArticle } from './use-article.ts'
import { useTaking } from './use-taking.ts'

/** `className`: the width and the padding that it shares with the content below. */
export function SourceBar({ className }: { className: string }) {
  const { article, clear } = useArticle()
  const sense = useSense(article)
  const taking = useTaking()
  const [dragged, setDragged] = useState(false)
  const region = useRef<HTMLElement>(null)
  const problemId = useId()
  const stood = useRef(article?.id)
  const changed = useEffectEvent(() => taking.unsay())
  useEffect(() => {
    if (stood.current === article?.id) return
    stood.current = article?.id
    changed()
    // What had the focus went away with the other state of the bar. In a timeout: a dialog returns the focus first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [article?.id])

  function paste(event: ClipboardEvent) {
    const { target } = event
    // In a field a paste is meant for that field; what a dialog of the bar gets bubbles up here too.
    if (!(target instanceof Element) || !region.current?.contains(target) || target.matches('input, textarea')) return
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.trim() === '') return
    event.preventDefault()
    void taking.takeTyped(pasted)
  }
  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    },
    onDragLeave: () => setDragged(false),
    onDrop(event: DragEvent) {
      setDragged(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      void taking.takeFile(event.dataTransfer.files)
    },
  }
  return (
    <section
      ref={region}
      aria-label="Artikel"
      // So that a press on the bar makes it the place where a paste goes.
      tabIndex={-1}
      onPaste={paste}
      {...drop}
      className="relative shrink-0 border-b border-rule bg-sheet outline-none"
    >
      <div className={cx('@container mx-auto', className)}>
        <div className="flex min-h-14 items-center gap-4 py-1.5 @2xl:min-h-18">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-field bg-accent-wash text-accent-ink @max-2xl:hidden"
          >
            <Newspaper className="size-5" />
          </span>
          {article === null ? (
            <EmptyBar taking={taking} problemId={problemId} />
          ) : (
            <FilledBar article={article} sense={sense} onClear={clear} />
          )}
        </div>
        <BarNotes article={article} problem={taking.problem} problemId={problemId} helpline={sense?.helpline ?? null} />
      </div>
      <p role="status" className="sr-only">
        {taking.underWay === null ? '' : 'Het artikel wordt gelezen.'}
      </p>
      {dragged && (
        <p className="pointer-events-none absolute inset-0 grid animate-appear place-items-center border-2 border-dashed border-accent bg-accent-wash text-accent-ink">
          Laat los om het artikel te openen
        </p>
      )}
      <ArticleDialog article={article} bar={region} />
    </section>
  )
}
