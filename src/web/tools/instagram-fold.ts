// Where Instagram folds a caption. Pure; knows no markup.

/** In characters: what Instagram shows of a caption before '… meer'. */
export const INSTAGRAM_FOLD = 125

/** What is shown of a folded caption, without the marks that would stand against '…'; null when it does not fold. */
export function foldedAt(text: string): string | null {
  const whole = text.trimEnd()
  const shown = [...text].slice(0, INSTAGRAM_FOLD).join('').trimEnd()
  return shown === whole ? null : shown.replace(/[\s.,:;…]+$/u, '')
}
