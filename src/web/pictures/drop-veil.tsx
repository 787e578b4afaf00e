// What lies over the tool while files are dragged over it: it can be let go of anywhere. Takes nothing itself.
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'

export function DropVeil({ many }: { many: boolean }) {
  // Only what is in sight of it: a drag does not scroll.
  const [place] = useState(() => document.querySelector('main')?.getBoundingClientRect())
  if (place === undefined) return null
  const top = Math.max(0, place.top)
  const bottom = Math.min(window.innerHeight, place.bottom)
  return createPortal(
    <div
      aria-hidden
      style={{ left: place.left, top, width: place.width, height: bottom - top }}
      className="pointer-events-none fixed z-30 grid animate-appear place-items-center p-3"
    >
      <div className="absolute inset-3 rounded-card border-2 border-dashed border-accent bg-accent-wash opacity-90" />
      <p className="relative flex items-center gap-3 rounded-field bg-sheet px-5 py-3 font-semibold text-accent-ink shadow-raised">
        <ImageDown className="size-5" />
        {many ? 'Laat los om de afbeeldingen toe te voegen' : 'Laat los om deze afbeelding te gebruiken'}
      </p>
    </div>,
    document.body,
  )
}
