// Account: one's plan, name and address, ways to log in, and own data, each part loaded when the screen is opened. Knows no
// more of a part than its heading.
import type { ComponentType } from 'react'
import { lazyPart } from '#web/http/lazy-part.tsx'

interface AccountPart {
  /** Its place in the address: `#beveiliging`. */
  id: string
  title: string
  Part: ComponentType
}

/** A part that is loaded when it is first shown. */
export const accountPart = (id: string, title: string, load: () => Promise<ComponentType>): AccountPart => ({
  id,
  title,
  Part: lazyPart(load),
})

/** The parts in their order on the screen. */
const parts: readonly AccountPart[] = [
  accountPart('plan', 'Je abonnement', async () => (await import('#web/billing/plan-part.tsx')).PlanPart),
  accountPart(
    'profiel',
    'Naam, adres en wachtwoord',
    async () => (await import('#web/account-links/profile-part.tsx')).ProfilePart,
  ),
  accountPart(
    'beveiliging',
    'Beveiliging',
    async () => (await import('#web/second-step/security-part.tsx')).SecurityPart,
  ),
  accountPart('gegevens', 'Je gegevens', async () => (await import('#web/account-data/own-data.tsx')).OwnData),
]

export function AccountScreen({ title }: { title: string }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <h1 className="text-h1">{title}</h1>
      {parts.map(({ id, title: heading, Part }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-kop`}
          className="grid scroll-mt-6 grid-cols-1 gap-6 border-t border-ink pt-6"
        >
          <h2 id={`${id}-kop`} className="text-h2">
            {heading}
          </h2>
          <Part />
        </section>
      ))}
    </div>
  )
}
