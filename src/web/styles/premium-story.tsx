// What style profiles are, for who does not have them yet: an example, and the way to Premium. Asks the server nothing.
import { problems } from '#contract/problems.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { exampleProfile } from './example-profile.ts'
import { ProfileSummary } from './profile-summary.tsx'

const gains = [
  'Elke tool schrijft in de toon van jouw redactie of merk, met je of u.',
  'Woorden die je graag ziet krijgen voorrang, woorden die je nooit wilt zien blijven weg.',
  'Je maakt een profiel per merk en kiest welk profiel standaard wordt gebruikt.',
]

export function PremiumStory() {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="grid content-start justify-items-start gap-6">
        <Badge tone="accent">Premium</Badge>
        <p className="font-serif text-title text-ink-2">
          Met een stijlprofiel leg je één keer vast hoe jij schrijft. Daarna klinkt alles wat je maakt als jij.
        </p>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2 marker:text-accent">
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <div className="grid w-full justify-items-start gap-4 border-t border-rule pt-6">
          <p className="text-ink-2">{problems.premiumOnly.message} Premium kost 19,99 euro per maand, exclusief btw.</p>
          <a href="/#pricing" className={buttonLook()}>
            Bekijk Premium
          </a>
        </div>
      </div>
      <figure className="grid grid-cols-1 content-start gap-4 border-t border-rule pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
        <figcaption className="grid grid-cols-1 gap-1">
          <span className="text-caption text-ink-3">Voorbeeld</span>
          <span className="font-serif text-h2 font-medium">{exampleProfile.name}</span>
        </figcaption>
        <ProfileSummary profile={exampleProfile} full />
      </figure>
    </div>
  )
}
