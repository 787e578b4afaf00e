// Whose all of this is, and by which terms: what YouTube asks of everybody who shows its data (Developer Policies, III.A and F).
import { KEPT_DAYS } from '#contract/channels/channel.ts'

const links = [
  ['Servicevoorwaarden van YouTube', 'https://www.youtube.com/t/terms'],
  ['Privacybeleid van Google', 'https://policies.google.com/privacy'],
] as const

export function Attribution() {
  return (
    <footer className="grid gap-1 border-t border-rule pt-4 text-caption text-ink-3">
      <p>
        Kanalen en video’s: YouTube. Wat YouTube daarover vertelt, wordt binnen {KEPT_DAYS} dagen vernieuwd of
        verwijderd. Verwijder je een kanaal, dan gaan zijn gegevens mee.
      </p>
      <p className="flex flex-wrap gap-x-4">
        {links.map(([label, href]) => (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-small text-ink-2 underline underline-offset-4 max-md:py-2.5"
          >
            {label}
          </a>
        ))}
      </p>
    </footer>
  )
}
