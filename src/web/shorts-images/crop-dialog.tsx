// The dialog in which the point is chosen that an image is cut around for its half of a Short.
import { CENTRE, type Focus } from '#contract/pictures/frame.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import { CropPreview } from '#web/pictures/crop-preview.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

interface CropDialogProps {
  open: boolean
  name: string
  src: string
  /** Null: it is to be found. */
  focus: Focus | null
  onFocus: (focus: Focus) => void
  onClose: () => void
}

export function CropDialog({ open, name, src, focus, onFocus, onClose }: CropDialogProps) {
  return (
    <Dialog
      open={open}
      wide
      title="Brandpunt kiezen"
      description={
        focus === null
          ? 'Zonder keuze wordt het brandpunt gevonden. Druk op de foto, of sleep de ring.'
          : 'Druk op de foto, of sleep de ring. Met het toetsenbord kunnen de pijltjes het ook.'
      }
      onClose={onClose}
    >
      <CropPreview src={src} name={name} target={HALF} focus={focus ?? CENTRE} onFocus={onFocus} />
      <DialogActions>
        <Button onClick={onClose}>Klaar</Button>
      </DialogActions>
    </Dialog>
  )
}
