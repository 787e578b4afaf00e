// The dialog with all keys of the editor. Knows not what they do.
import { Dialog } from '#web/ui/dialog.tsx'
import { keysShown } from './key-names.ts'
import { keyHelp } from './keys.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorPanel } from './use-text-editor.ts'

export function KeysDialog({ editor }: { editor: TextEditor }) {
  const isOpen = useEditorPanel(editor) === 'keys'
  return (
    <Dialog open={isOpen} title="Sneltoetsen" onClose={() => editor.screen.open(null)}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6">
        {keyHelp.map(([what, ...keys]) => (
          <div
            key={what}
            className="col-span-2 grid grid-cols-subgrid items-center border-t border-rule py-2 first:border-0"
          >
            <dt>{what}</dt>
            <dd className="flex flex-wrap justify-end gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-small border border-rule px-1.5 font-sans text-caption text-ink-2">
                  {keysShown(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-2">
        Markdown werkt ook terwijl je typt: ## voor een kop, - voor een opsomming, &gt; voor een citaat, **vet**. Met
        Backspace maak je dat meteen ongedaan.
      </p>
    </Dialog>
  )
}
