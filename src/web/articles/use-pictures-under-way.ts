// Guards the pictures that are on their way to the text of a room: who closes the page is asked, and who leaves the room is told. Renders
// nothing.
import { useEffect } from 'react'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { toast } from '#web/ui/toast-store.ts'

export function usePicturesUnderWay(editor: TextEditor | null): void {
  useEffect(() => {
    if (editor === null) return
    const { pictures } = editor
    const leave = (event: BeforeUnloadEvent) => {
      if (pictures.count > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', leave)
    return () => {
      window.removeEventListener('beforeunload', leave)
      if (pictures.count > 0)
        toast({
          variant: 'destructive',
          title: pictures.count === 1 ? 'Afbeelding niet geplaatst' : `${pictures.count} afbeeldingen niet geplaatst`,
          description: 'Het uploaden is gestopt omdat je het artikel verliet.',
        })
    }
  }, [editor])
}
