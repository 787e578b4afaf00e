// Saves a file that the browser made, as a download. Knows no thumbnail.

/** How long some browsers take to read it, in ms. */
const KEPT_MS = 60_000

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
