// The headings of the text beside it: the one the cursor stands below is marked, a click goes there. And the places that have to be
// filled in, counted. Knows nothing of what the text is for.
import { CircleDashed } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { headingAt, headingsOf } from './outline-of.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorValue, useRestingValue } from './use-text-editor.ts'

export function EditorOutline({ editor, className }: { editor: TextEditor; className?: string }) {
  const headings = useRestingValue(editor, ({ tiptap }) => headingsOf(tiptap.state.doc))
  const current = useEditorValue(editor, ({ tiptap }) => headingAt(headings, tiptap.state.selection.from))
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <div className={cx('grid gap-6', className)}>
      {headings.length > 0 && (
        <nav aria-label="Koppen">
          <p className="mb-2 text-caption text-ink-3">Inhoud</p>
          <ul className="border-l border-rule">
            {headings.map(({ text, level }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two headings may have the same words
              <li key={`${at} ${text}`}>
                <button
                  type="button"
                  aria-current={at === current ? 'location' : undefined}
                  onClick={() => {
                    // They move while somebody types.
                    const heading = headingsOf(editor.tiptap.state.doc)[at]
                    if (heading) editor.select(heading.pos + 1)
                  }}
                  className={cx(
                    '-ml-px block w-full border-l-2 border-transparent py-1 pr-1 text-left text-small wrap-anywhere text-ink-2 hover:text-ink',
                    level > top ? 'pl-5' : 'pl-3',
                    level > top + 1 && 'pl-7!',
                    'aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink',
                  )}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <GapCount editor={editor} />
    </div>
  )
}

/** How many places have to be filled in; a click goes to the next. */
export function GapCount({ editor }: { editor: TextEditor }) {
  const count = useEditorValue(editor, () => editor.gaps().length)
  if (count === 0) return null
  return (
    <button
      type="button"
      onClick={() => editor.goToNextGap()}
      className="flex items-start gap-2 text-left text-small font-semibold text-accent-ink hover:underline"
    >
      <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0" />
      {count === 1 ? '1 plek nog in te vullen' : `${count} plekken nog in te vullen`}
    </button>
  )
}
