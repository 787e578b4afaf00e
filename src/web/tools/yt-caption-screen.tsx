// Says that the YouTube caption tool is temporarily unavailable, what will be better, and what can be used meanwhile.
import { Link } from '@tanstack/react-router'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'

const improvements = [
  'Beschrijvingen die beter aansluiten op de titel van je video.',
  'Meer keuze in toon en lengte.',
  'Links in de beschrijving die je zelf instelt.',
]

export function YtCaptionScreen({ title }: { title: string }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <Badge tone="accent">Tijdelijk niet beschikbaar</Badge>
      <h1 className="text-h1">{title}</h1>
      <p className="font-serif text-title text-ink-2">
        Deze tool is tijdelijk niet beschikbaar. We werken aan een betere versie.
      </p>
      <div className="grid w-full gap-3 border-t border-rule pt-6">
        <h2 className="text-title">Wat er beter wordt</h2>
        <ul className="grid list-disc gap-1 pl-5 text-ink-2 marker:text-accent">
          {improvements.map((improvement) => (
            <li key={improvement}>{improvement}</li>
          ))}
        </ul>
      </div>
      <p className="text-ink-2">Wil je intussen beeld voor je video klaarzetten?</p>
      <Link to="/$" params={{ _splat: 'image-resizer' }} className={buttonLook({ kind: 'secondary' })}>
        Naar de image resizer
      </Link>
    </div>
  )
}
