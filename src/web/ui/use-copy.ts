// Copying text to the clipboard, with its toasts and the two seconds in which the button shows that it worked.
import { useEffect, useRef, useState } from 'react'
import { toast } from './toast-store.ts'

/** How long the check is shown (specification, section 9). */
const CHECK_MS = 2_000

/** `copied` is true for two seconds after a copy that worked; `failed` is the title of the toast after one that did not. */
export function useCopy({ failed = 'Kopiëren mislukt' }: { failed?: string } = {}) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string, description: string): Promise<void> {
    try {
      await write(text)
    } catch {
      toast({
        variant: 'destructive',
        title: failed,
        description: 'Er is een fout opgetreden bij het kopiëren naar het klembord',
      })
      return
    }
    toast({ title: 'Gekopieerd naar klembord', description })
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), CHECK_MS)
  }
  return { copied, copy }
}

/**
 * On plain http, as in an installation on a local network, browsers give pages no clipboard: then the text is copied from a
 * hidden textarea. Throws when the browser refuses.
 */
async function write(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const focused = document.activeElement
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.style.cssText = 'position:fixed;opacity:0'
  document.body.append(carrier)
  carrier.select()
  const done = document.execCommand('copy')
  carrier.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!done) throw new Error('the browser refused to copy')
}
