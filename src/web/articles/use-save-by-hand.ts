// Saving by hand: with the button, or Ctrl or Cmd with S. Closes a version, and says what became of it. Renders nothing.
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#web/ui/toast-store.ts'
import { tooShort } from './article-text.ts'
import { saveWords } from './save-line.tsx'
import { cameThrough } from './saver.ts'
import type { RoomText } from './use-room-text.ts'
import type { Saving } from './use-saving.ts'

interface Options {
  isOwn: boolean
  /** It is on the server. */
  onSaved: () => void
  /** It is not, until the user chose whose text stays. */
  onConflict: () => void
}

export function useSaveByHand({ read }: RoomText, saving: Saving, { isOwn, onSaved, onConflict }: Options) {
  async function save() {
    const text = read()
    if (text.title.trim() === '' || text.content.trim() === '') {
      // As the specification has it, section 5.
      const description = 'Vul een titel en inhoud in voor je artikel.'
      return void toast({ variant: 'destructive', title: 'Invoer vereist', description })
    }
    const short = tooShort(text)
    if (short !== null) return void toast({ variant: 'destructive', title: 'Invoer vereist', description: short })
    const state = await saving.saveNow({ close: true })
    if (!cameThrough(state)) return tellUnsaved(state)
    toast({ title: 'Artikel bijgewerkt', description: 'Je artikel is succesvol opgeslagen' })
    onSaved()
  }
  function tellUnsaved(state: Saving['state']) {
    if (state.kind === 'conflict') onConflict()
    else toast({ variant: 'destructive', title: 'Fout bij opslaan', description: saveWords(state, saving.isUnkept) })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (isOwn) void save()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return {
    save: () => void save(),
    /** Saves what stands there for something that needs it, and resolves to its version; null when that failed, which is told. */
    saveFirst: async (): Promise<number | null> => {
      if (!isOwn) return saving.version
      const state = await saving.saveNow({ close: true })
      if (cameThrough(state)) return saving.latest()
      tellUnsaved(state)
      return null
    },
  }
}
