// Paragraphs of a Word list, as Word puts them on the clipboard: what level they have, and without the bullet that is typed in them.
// Knows nothing of the editor.

export interface WordItem {
  level: number
  ordered: boolean
  /** The number that is typed before it; 1 where there is none. */
  start: number
}

/** What a paragraph is in a list of Word; undefined for any other. */
export function wordItemOf(element: Element): WordItem | undefined {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1]
  if (level === undefined) return undefined
  const marker = markerOf(element)
  const number = /^\(?(\d+|[a-z]|[ivxlcdm]+)[.)]/i.exec(marker)?.[1]
  return {
    level: Math.min(Number(level), 9),
    ordered: number !== undefined,
    start: number !== undefined && /^\d+$/.test(number) ? Number(number) : 1,
  }
}

/** The bullet or number that Word types in the paragraph, between conditional comments. */
function markerOf(element: Element): string {
  const ignored = ignoredIn(element)
  return (ignored?.textContent ?? '').replace(/[\s\u00a0]+/g, '')
}

/** The element that Word says to ignore where lists are known. */
export function ignoredIn(element: Element): Element | undefined {
  return Array.from(element.querySelectorAll('[style]')).find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  )
}
