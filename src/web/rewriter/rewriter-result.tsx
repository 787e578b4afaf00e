// The resulting text in a field, in which the editor can go on writing. Knows nothing of changes.
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { LONGEST_TEXT } from '#contract/tools/rewriter.ts'
import { shownIn, typedOver } from './rewrite-line-ends.ts'

/** After this pause what was typed becomes one step to undo. In ms. */
const REST_MS = 600

/** A rewritten text may be this many times as long as the longest original. */
const ROOM = 3

interface RewriterResultProps {
  text: string
  onEdit: (text: string) => void
}

export function RewriterResult({ text, onEdit }: RewriterResultProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const hand = useEffectEvent(() => {
    if (draft === null) return
    onEdit(draft)
    setDraft(null)
  })
  useEffect(() => {
    if (draft === null) return
    const rest = setTimeout(() => hand(), REST_MS)
    return () => clearTimeout(rest)
  }, [draft])
  // A field that goes away while it has the focus gets no blur: what was typed just before would be lost.
  useLayoutEffect(() => () => hand(), [])
  const shown = shownIn(draft ?? text)
  return (
    <div className="grid gap-2 py-4">
      <label htmlFor={id} className="text-caption text-ink-3">
        Pas hier zelf nog aan wat je wilt.
      </label>
      <textarea
        id={id}
        // For browsers without field-sizing, in which the field does not grow with its text.
        rows={Math.min(30, 4 + Math.ceil(shown.length / 70))}
        value={shown}
        maxLength={LONGEST_TEXT * ROOM}
        onChange={({ target }) => setDraft(typedOver(draft ?? text, target.value))}
        onBlur={() => hand()}
        className="-mx-3 field-sizing-content resize-none rounded-field border border-transparent bg-transparent px-3 py-2 font-serif text-result wrap-anywhere hover:border-rule focus-visible:border-transparent focus-visible:bg-sheet focus-visible:outline-offset-0"
      />
    </div>
  )
}
