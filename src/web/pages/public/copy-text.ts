// Puts a text on the clipboard.

/** Whether it worked: a browser may refuse, and over plain http there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
