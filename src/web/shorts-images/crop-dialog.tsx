// The dialog in which the point is chosen that an image is cut around for its half of a Short.
import { useState } from 'react'
import { CENTRE, type Focus } from '#contract/pictures/frame.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import { CropPreview } from '#web/pictures/crop-preview.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

interface CropDialogProps {
  open: boolean
  name: string
  src: string
  /** The point that was chosen; null: it is to be found. */
  focus: Focus | null
  /** The point that the server found; null while it has not said. */
  found?: Focus | null
  /** Hears of another choice, once it is made: closing in another way changes nothing. */
  onFocus: (focus: Focus) => void
  onClose: () => void
}

export function CropDialog({ open, name, src, focus, found = null, onFocus, onClose }: CropDialogProps) {
  return (
    <Dialog
      open={open}
      wide
      title="Brandpunt kiezen"
      description={focus === null && found === null ? `${UNSEEN} ${HOW}` : HOW}
      onClose={onClose}
    >
      <Choice
        name={name}
        src={src}
        focus={focus ?? found}
        onDone={(chosen) => {
          if (chosen !== null) onFocus(chosen)
          onClose()
        }}
      />
    </Dialog>
  )
}

const UNSEEN = 'Zonder keuze wordt het brandpunt bij het combineren gevonden.'
const HOW = 'Druk op de foto, sleep de ring of gebruik de pijltjestoetsen.'

interface ChoiceProps extends Pick<CropDialogProps, 'name' | 'src' | 'focus'> {
  /** Null when nothing was chosen. */
  onDone: (focus: Focus | null) => void
}

function Choice({ name, src, focus, onDone }: ChoiceProps) {
  const [chosen, setChosen] = useState<Focus | null>(null)
  return (
    <>
      <CropPreview src={src} name={name} target={HALF} focus={chosen ?? focus ?? CENTRE} onFocus={setChosen} />
      <DialogActions>
        <Button onClick={() => onDone(chosen)}>Klaar</Button>
      </DialogActions>
    </>
  )
}
