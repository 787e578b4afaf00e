// How keys are written for people and for assistive technology. Knows no command.

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

const names: Record<string, string> = isApple ? { Mod: 'Cmd', Alt: 'Option' } : { Mod: 'Ctrl' }

/** `Mod Shift 8` as `Ctrl+Shift+8`; on a Mac with its own keys. */
export const keysShown = (keys: string) =>
  keys
    .split(' ')
    .map((key) => names[key] ?? key)
    .join('+')

/** The same for `aria-keyshortcuts`. */
export const keysAria = (keys: string) =>
  keys
    .split(' ')
    .map((key) => (key === 'Mod' ? (isApple ? 'Meta' : 'Control') : key))
    .join('+')
