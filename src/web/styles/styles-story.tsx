// Explains style profiles to users without Premium.
import { problems } from '#contract/problems.ts'
import { PremiumStory } from '#web/accounts/premium-story.tsx'
import { exampleProfile } from './example-profile.ts'
import { ProfileSummary } from './profile-summary.tsx'

const gains = [
  'Elke tool schrijft in de toon van jouw redactie of merk, met je of u.',
  'Woorden die je graag ziet krijgen voorrang, woorden die je nooit wilt zien blijven weg.',
  'Je maakt een profiel per merk en kiest welk profiel standaard wordt gebruikt.',
]

export function StylesStory() {
  return (
    <PremiumStory
      purpose="Met een stijlprofiel leg je één keer vast hoe jij schrijft. Daarna klinkt alles wat je maakt als jij."
      gains={gains}
      refusal={problems.premiumOnly.message}
      example={exampleProfile.name}
    >
      <ProfileSummary profile={exampleProfile} full />
    </PremiumStory>
  )
}
