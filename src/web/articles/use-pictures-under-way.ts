// Guards the pictures that are on their way to the text of a room: who closes the page is asked, who leaves the room is told, and a file
// that is dropped beside the text does not take the place of the whole page. Renders nothing.
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
    // Only what nobody took: a drop on the text, or in a dialog, is theirs.
    const miss = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('beforeunload', leave)
    window.addEventListener('dragover', miss)
    window.addEventListener('drop', miss)
    return () => {
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('dragover', miss)
      window.removeEventListener('drop', miss)
      if (pictures.count > 0)
        toast({
          variant: 'destructive',
          title: pictures.count === 1 ? 'Afbeelding niet geplaatst' : `${pictures.count} afbeeldingen niet geplaatst`,
          description: 'Het uploaden is gestopt omdat je het artikel verliet.',
        })
    }
  }, [editor])
}
