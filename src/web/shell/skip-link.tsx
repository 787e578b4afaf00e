// The first link that the Tab key reaches: it skips menu and header.
export const MAIN_ID = 'inhoud'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 opacity-0 rounded-field bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 focus:opacity-100"
    >
      Naar de inhoud
    </a>
  )
}
