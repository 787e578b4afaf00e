// The button that opens a file with an article from the disk. Knows no bar.
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { SOURCE_ACCEPT } from './source-file.ts'

interface FileChoiceProps {
  kind: ButtonKind
  onFiles: (files: FileList | null) => Promise<unknown>
}

export function FileChoice({ kind, onFiles }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} size="small" onClick={() => picker.current?.click()}>
        <FileUp aria-hidden />
        Open een bestand
      </Button>
      <input
        ref={picker}
        type="file"
        accept={SOURCE_ACCEPT}
        aria-label="Artikel uit een bestand"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          void onFiles(target.files).finally(() => {
            // Otherwise choosing the same file again, corrected meanwhile, would be no change and open nothing.
            target.value = ''
          })
        }}
      />
    </>
  )
}
