// The dialog for a picture: a file, or one that stands at an address. Knows not how it is kept or shown.
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { AddressField } from './address-field.tsx'
import { chooseFiles } from './choose-files.ts'
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
    <Dialog open={isOpen} title="Afbeelding" onClose={close}>
      {isOpen && (
        <div className="grid gap-6">
          {editor.pictures.isPossible && <FromFile editor={editor} onClose={close} />}
          <FromAddress editor={editor} onClose={close} />
        </div>
      )}
    </Dialog>
  )
}

interface PartProps {
  editor: TextEditor
  onClose: () => void
}

function FromFile({ editor: { pictures }, onClose }: PartProps) {
  async function choose() {
    if (pictures.place(await chooseFiles(pictures.accept, true))) onClose()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={() => void choose()}>
        <ImageUp aria-hidden />
        Kies een afbeelding
      </Button>
      <p className="text-small text-ink-2">
        JPEG, PNG of WebP. Je kunt een afbeelding ook in de tekst slepen, of plakken.
      </p>
    </div>
  )
}

function FromAddress({ editor, onClose }: PartProps) {
  const { tiptap } = editor
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className="grid gap-4 border-rule not-first:border-t not-first:pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const src = editor.pictures.known(address) ?? addressTyped(address)
        if (src === undefined || !(/^https?:/i.test(src) || editor.pictures.known(src)) || !isSafePicture(src))
          return setError('Vul het adres van de afbeelding in, zoals https://voorbeeld.nl/brug.jpg.')
        const picture = tiptap.schema.node('image', { src, alt: alt.trim() })
        tiptap.view.dispatch(
          tiptap.state.tr.replaceSelectionWith(picture, false).scrollIntoView().setMeta('uiEvent', 'paste'),
        )
        onClose()
      }}
    >
      <AddressField
        label="Adres van de afbeelding"
        hint="Van een afbeelding op een site komt alleen het adres in je tekst: verdwijnt ze daar, dan ook hier."
        error={error}
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          setError(undefined)
        }}
      />
      <Field label="Omschrijving" hint="Voor wie de afbeelding niet ziet. Invullen kan ook later, onder de afbeelding.">
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
