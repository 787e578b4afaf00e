// The dialog for a picture by its address, with words for who cannot see it. Knows not how it is shown.
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { AddressField } from './address-field.tsx'
import { addressTyped, isSafePicture } from './safe-address.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorPanel } from './use-text-editor.ts'

export function PictureDialog({ editor }: { editor: TextEditor }) {
  const isOpen = useEditorPanel(editor) === 'picture'
  const close = () => {
    editor.screen.open(null)
    setTimeout(() => editor.tiptap.view.focus())
  }
  return (
    <Dialog
      open={isOpen}
      title="Afbeelding"
      description="Kopij zet het adres in je tekst, en niet het bestand."
      onClose={close}
    >
      {isOpen && <PictureForm editor={editor} onClose={close} />}
    </Dialog>
  )
}

function PictureForm({ editor, onClose }: { editor: TextEditor; onClose: () => void }) {
  const { tiptap } = editor
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const src = addressTyped(address)
        if (src === undefined || !/^https?:/i.test(src) || !isSafePicture(src))
          return setError('Vul het adres van de afbeelding in, zoals https://voorbeeld.nl/brug.jpg.')
        const picture = tiptap.schema.node('image', { src, alt: alt.trim() })
        tiptap.view.dispatch(tiptap.state.tr.replaceSelectionWith(picture, false).scrollIntoView())
        onClose()
      }}
    >
      <AddressField
        label="Adres van de afbeelding"
        error={error}
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          setError(undefined)
        }}
      />
      <Field label="Omschrijving" optional hint="Voor wie de afbeelding niet ziet.">
        {(control) => (
          <Input {...control} maxLength={500} value={alt} onChange={({ target }) => setAlt(target.value)} />
        )}
      </Field>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Annuleer
        </Button>
        <Button type="submit">Voeg in</Button>
      </DialogActions>
    </form>
  )
}
