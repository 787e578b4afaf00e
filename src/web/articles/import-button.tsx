// The button that brings a document from the disk in as an article.
import { FileInput } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IMPORT_ACCEPT } from './import-file.ts'
import type { Import } from './use-import.ts'

export function ImportButton({ importing, onImport, className }: Import & { className?: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const isBusy = importing !== undefined
  return (
    <>
      <Button
        kind="secondary"
        pending={isBusy}
        onClick={() => picker.current?.click()}
        className={cx('px-4!', className)}
      >
        {!isBusy && <FileInput aria-hidden />}
        {isBusy ? 'Importeren...' : 'Importeer'}
      </Button>
      <span role="status" className="sr-only">
        {isBusy ? `‘${importing}’ wordt geïmporteerd.` : ''}
      </span>
      <input
        ref={picker}
        type="file"
        accept={IMPORT_ACCEPT}
        aria-label="Artikel uit een document"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise choosing the same file again, corrected meanwhile, would be no change.
          if (file) void onImport(file).finally(() => (target.value = ''))
        }}
      />
    </>
  )
}
