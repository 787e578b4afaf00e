// What somebody's plan is and what it means, in words: from the user alone, and from what was ordered where something was.
// Renders nothing and asks nobody.
import { entitlement, isTrialRefused } from '#contract/access.ts'
import type { User } from '#contract/accounts/user.ts'
import type { BillingState } from '#contract/billing/state.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { trialRefused } from '#contract/quota.ts'
import { onwardWords } from '#web/accounts/trial-words.ts'
import { dateTime } from '#web/ui/date-time.ts'

const dayFormat = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** '14 december 2026', of a moment in the Netherlands. */
export const longDay = (instant: string | Date): string => dayFormat.format(new Date(instant))

export interface PlanWords {
  name: 'Premium' | 'Gratis' | 'Beheerder'
  badge: { tone: 'good' | 'bad' | 'accent' | 'plain'; word: string } | null
  /** What it means, in a sentence. */
  sentence: string
  /** What is paid for it; null where nothing is. */
  price: { amount: string; terms: readonly string[] } | null
}

/** @param billing what the server knows of payments; undefined while it is not known. */
export function planWords(user: User, billing: BillingState | undefined, now: Date): PlanWords {
  const { plan, blocked } = entitlement(user, now)
  const subscription = billing?.subscription ?? null
  const end = user.subscriptionEndDate
  if (plan === 'Admin')
    return {
      name: 'Beheerder',
      badge: null,
      sentence: 'Als beheerder gebruik je alles van Premium, zonder abonnement.',
      price: null,
    }
  if (plan === 'Premium') {
    if (subscription && subscription.state !== 'pending') return subscribed(subscription)
    if (billing === undefined)
      return { name: 'Premium', badge: null, sentence: 'Alle tools, zonder limiet.', price: null }
    return {
      name: 'Premium',
      badge: { tone: 'good', word: 'Actief' },
      sentence:
        end === null
          ? 'Toegekend door een beheerder, zonder einddatum.'
          : `Toegekend door een beheerder, tot ${longDay(end)}.`,
      price: null,
    }
  }
  if (subscription?.state === 'pending')
    return {
      name: 'Gratis',
      badge: { tone: 'accent', word: 'Betaling wordt verwerkt' },
      sentence: 'Premium begint zodra je betaling binnen is.',
      price: null,
    }
  if (blocked === 'subscriptionExpired' || user.premiumEndedAt !== null) {
    const ended = user.premiumEndedAt ?? end
    return {
      name: 'Gratis',
      badge: { tone: 'plain', word: 'Premium afgelopen' },
      sentence: `${ended === null ? 'Je Premium is afgelopen.' : `Je Premium liep tot ${longDay(ended)}.`} Alles wat je maakte, blijft van jou.`,
      price: null,
    }
  }
  if (isTrialRefused(user, now))
    return {
      name: 'Gratis',
      badge: { tone: 'plain', word: 'Geen nieuwe proefperiode' },
      sentence: `${trialRefused.title}. ${trialRefused.description} ${onwardWords(billing?.payments)}`.trimEnd(),
      price: null,
    }
  if (blocked === 'trialExpired')
    return {
      name: 'Gratis',
      badge: { tone: 'plain', word: 'Proefperiode afgelopen' },
      sentence: `Je proefperiode liep tot ${end === null ? 'vandaag' : dateTime(end)}. Alles wat je maakte, blijft van jou.`,
      price: null,
    }
  return {
    name: 'Gratis',
    badge: end === null ? null : { tone: 'accent', word: 'Proefperiode' },
    sentence:
      end === null
        ? 'Zonder einddatum, met een vast aantal AI-verzoeken.'
        : `Je proefperiode loopt tot ${dateTime(end)}. Daarna blijft alles wat je maakte van jou.`,
    price: null,
  }
}

type Subscription = NonNullable<BillingState['subscription']>

function subscribed({ state, kind, until }: Subscription): PlanWords {
  const day = longDay(until)
  const price = priceOf(kind)
  if (state === 'cancelled')
    return {
      name: 'Premium',
      badge: { tone: 'plain', word: 'Opgezegd' },
      sentence: `Premium loopt tot ${day} en stopt dan. Er wordt niets meer afgeschreven.`,
      price,
    }
  if (state === 'failed')
    return {
      name: 'Premium',
      badge: { tone: 'bad', word: 'Betaling mislukt' },
      sentence: `Je laatste betaling is niet gelukt. Premium blijft tot ${day}: pas voor die tijd je betaalgegevens aan.`,
      price,
    }
  return {
    name: 'Premium',
    badge: { tone: 'good', word: 'Actief' },
    sentence: `Volgende betaling op ${day}.`,
    price,
  }
}

/** What a private person or a company reads first. */
function priceOf(kind: Subscription['kind']): NonNullable<PlanWords['price']> {
  return kind === 'private'
    ? { amount: PREMIUM_INCLUDING_VAT, terms: ['per maand, incl. btw', `€ ${PREMIUM_EXCLUDING_VAT} excl.`] }
    : { amount: PREMIUM_EXCLUDING_VAT, terms: ['per maand, excl. btw', `€ ${PREMIUM_INCLUDING_VAT} incl.`] }
}
