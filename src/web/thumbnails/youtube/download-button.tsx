// The button that saves the thumbnail as PNG, with the other files behind it.
import { ChevronDown, Download } from 'lucide-react'
import { LARGE_TIMES, youtubeShapes, type YoutubeFormat } from '#contract/thumbnails/shapes.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuHeading, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'
import type { LoadedPhoto } from '../photo.ts'
import { downloadKinds, kindWords, type DownloadKind } from './download-kinds.ts'

interface DownloadButtonProps {
  format: YoutubeFormat
  photo: LoadedPhoto | null
  /** Whether a larger one is on its way. */
  enlarging: boolean
  pending: boolean
  onDownload: (kind: DownloadKind) => void
}

/** A photograph that is narrower than this part of the large thumbnail would only be blown up for it. */
const ENOUGH = 0.9

export function DownloadButton({ format, photo, enlarging, pending, onDownload }: DownloadButtonProps) {
  const [png, ...others] = downloadKinds(format)
  const isLarge = photo !== null && photo.width >= ENOUGH * LARGE_TIMES * youtubeShapes['16:9'].width
  const reason = enlarging ? 'Dat kan zodra de foto verbeterd is.' : smallWords(photo)
  return (
    <div className="flex gap-px">
      <Button pending={pending} className="rounded-r-none!" onClick={() => png && onDownload(png)}>
        {!pending && <Download aria-hidden />}
        Download PNG
      </Button>
      <Menu>
        <MenuTrigger asChild>
          <Button className="rounded-l-none! px-3!" aria-label="Andere bestanden">
            <ChevronDown aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuHeading>Download als</MenuHeading>
          {others.map((kind) => (
            <MenuItem
              key={`${kind.format} ${kind.times}`}
              onSelect={() => onDownload(kind)}
              unavailable={kind.times === LARGE_TIMES && !isLarge ? reason : undefined}
            >
              <Download aria-hidden />
              {kindWords(format, kind)}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </div>
  )
}

const smallWords = (photo: LoadedPhoto | null) =>
  photo ? `De foto is ${photo.width} pixels breed, en daarvoor te klein.` : 'Kies eerst een foto.'
