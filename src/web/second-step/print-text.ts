// Prints a text alone, without the page that it stands on.

export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.hidden = true
  document.body.append(frame)
  const [page, place] = [frame.contentWindow, frame.contentDocument]
  if (page === null || place === null) return frame.remove()
  const lines = place.createElement('pre')
  lines.textContent = text
  place.title = title
  place.body.append(lines)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}
