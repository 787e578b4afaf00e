// The dialog for a link: its address, and taking it away. Knows not where links may lead.
import { Selection } from '@tiptap/pm/state'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { AddressField } from './address-field.tsx'
import { linkAt, withLink, withoutLink } from './links.ts'
import { addressTyped } from './safe-address.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorPanel } from './use-text-editor.ts'

export function LinkDialog({ editor }: { editor: TextEditor }) {
  const isOpen = useEditorPanel(editor) === 'link'
  const close = () => {
    editor.screen.open(null)
    // After the dialog has given the focus back.
    setTimeout(() => editor.tiptap.view.focus())
  }
  return (
    <Dialog open={isOpen} title="Link" onClose={close}>
      {isOpen && <LinkForm editor={editor} onClose={close} />}
    </Dialog>
  )
}

function LinkForm({ editor, onClose }: { editor: TextEditor; onClose: () => void }) {
  const { tiptap } = editor
  const [found] = useState(() => linkAt(tiptap.state))
  const [address, setAddress] = useState(found?.href ?? '')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // It stands in the page of the article, which may be a form itself.
        event.stopPropagation()
        const href = addressTyped(address)
        const tr = href === undefined ? null : withLink(tiptap.state, href)
        if (!tr) return setError('Vul een webadres in, zoals https://voorbeeld.nl, of een mailadres.')
        // Behind the link, so that what is typed next does not replace its words.
        tiptap.view.dispatch(
          tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(found?.to ?? tiptap.state.selection.to)), -1)),
        )
        onClose()
      }}
    >
      <AddressField
        label="Adres"
        error={error}
        hint="Een webadres of een mailadres."
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          setError(undefined)
        }}
      />
      <DialogActions>
        {found && (
          <Button
            kind="quiet"
            className="mr-auto"
            onClick={() => {
              const tr = withoutLink(tiptap.state)
              if (tr) tiptap.view.dispatch(tr)
              onClose()
            }}
          >
            Verwijder de link
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          Annuleer
        </Button>
        <Button type="submit">{found ? 'Opslaan' : 'Maak link'}</Button>
      </DialogActions>
    </form>
  )
}
