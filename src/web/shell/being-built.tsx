// Shown where a tool is still being built: its name, what it will do, and what works already. No fake controls.
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** `purpose`: in one sentence what it will do. */
export function BeingBuilt({ title, purpose }: { title: string; purpose: string }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <Badge tone="accent">In aanbouw</Badge>
      <h1 className="text-h1">{title}</h1>
      <p className="font-serif text-title text-ink-2">{purpose}</p>
      <div className="grid w-full justify-items-start gap-4 border-t border-rule pt-6">
        <p className="text-ink-2">We werken hieraan. Captions voor drie netwerken tegelijk kun je al maken.</p>
        <Link to="/admin" search={{ tab: 'caption-generator' }} className={buttonLook({ kind: 'secondary' })}>
          Naar de 3-in-1 captions
        </Link>
      </div>
    </div>
  )
}
