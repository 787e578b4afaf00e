// The keys of a shortcut, shown only where there is probably a keyboard: on a wide screen with a fine pointer.

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Ctrl or Cmd with Enter; `followed`: with a dot between it and the words that follow. */
export function Keys({ followed = true }: { followed?: boolean }) {
  return (
    <span className="hidden items-center gap-1.5 md:pointer-fine:inline-flex">
      {[apple ? 'Cmd' : 'Ctrl', 'Enter'].map((key) => (
        <kbd key={key} className="rounded-small border border-rule px-1.5 font-sans text-caption text-ink-2">
          {key}
        </kbd>
      ))}
      {followed && <span aria-hidden>·</span>}
    </span>
  )
}
