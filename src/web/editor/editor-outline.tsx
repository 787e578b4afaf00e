// The headings of the text: the one the cursor stands below is marked, a click goes there. And the places that have to be filled in,
// counted or listed. Knows nothing of what the text is for.
import { CircleDashed } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { headingAt, headingsOf } from './outline-of.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorValue, useRestingValue } from './use-text-editor.ts'

/** Does what brings a place into view; for who first has to make room for the text. */
type Going = (go: () => void) => void

const atOnce: Going = (go) => go()

export function EditorOutline({ editor }: { editor: TextEditor }) {
  return (
    <div className="grid gap-6">
      <HeadingList editor={editor} />
      <GapCount editor={editor} />
    </div>
  )
}

export function HeadingList({ editor, onGo = atOnce }: { editor: TextEditor; onGo?: Going }) {
  const headings = useRestingValue(editor, ({ tiptap }) => headingsOf(tiptap.state.doc))
  const current = useEditorValue(editor, ({ tiptap }) => headingAt(headings, tiptap.state.selection.from))
  const top = Math.min(...headings.map(({ level }) => level))
  if (headings.length === 0) return null
  return (
    <nav aria-label="Koppen">
      <p className="mb-2 text-caption text-ink-3">Inhoud</p>
      <ul className="border-l border-rule">
        {headings.map(({ text, level }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two headings may have the same words
          <li key={`${at} ${text}`}>
            <button
              type="button"
              aria-current={at === current ? 'location' : undefined}
              onClick={() =>
                onGo(() => {
                  // They move while somebody types.
                  const heading = headingsOf(editor.tiptap.state.doc)[at]
                  if (heading) editor.select(heading.pos + 1)
                })
              }
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
  )
}

/** How many places have to be filled in; a click goes to the next. */
function GapCount({ editor }: { editor: TextEditor }) {
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

/** Each place that has to be filled in, with what it asks; a click selects it. */
export function GapList({ editor, onGo = atOnce }: { editor: TextEditor; onGo?: Going }) {
  const gaps = useRestingValue(editor, (one) => one.gaps().map(({ about }) => about))
  if (gaps.length === 0) return null
  return (
    <section aria-label="Open plekken">
      <h3 className="border-b border-rule pb-1.5 font-sans text-small font-semibold">
        Nog in te vullen <span className="ml-1 font-normal text-ink-3 tabular-nums">{gaps.length}</span>
      </h3>
      <ul>
        {gaps.map((about, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two places may ask the same
          <li key={`${at} ${about}`} className="border-t border-rule first:border-t-0">
            <button
              type="button"
              onClick={() => onGo(() => editor.goToGap(at))}
              className="flex min-h-11 w-full items-start gap-2 rounded-small py-2 text-left text-small wrap-anywhere hover:underline md:min-h-0"
            >
              <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              {about === '' ? 'Open plek zonder omschrijving' : about}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
