// Recognises an article of which only the beginning may be read. Knows nothing of how a page is built.

/** Words with which a page asks for a subscription to read on; each is enough by itself at the end of a text. */
const asking = [
  /\b(?:alleen|exclusief|uitsluitend|enkel)\s+(?:\p{L}+\s+){0,2}voor\s+(?:\p{L}+\s+)?(?:abonnees|leden|premium)/iu,
  /\b(?:abonneer|word (?:nu |direct |ook |gratis )?(?:abonnee|lid|premium)|neem een abonnement|log in|inloggen|registreer|maak een (?:gratis )?account)[^.?!]{0,60}\b(?:(?:verder|door|volledig|hele)\p{L}*\b[^.?!]{0,30}le(?:zen|es)|le(?:zen|es)\b[^.?!]{0,30}\b(?:verder|door|alles))/iu,
  /\b(?:verder|door|volledige?|hele)\b[^.?!]{0,40}lezen\s*\?[^]{0,200}?(?:abonne|inlog|log in|account|registre|premium|proef|gratis|€)/iu,
  /\blees (?:\p{L}+ ){0,4}(?:verder|door) (?:met|als|voor)\b/iu,
  /\b(?:met een abonnement|als abonnee) (?:lees|kun|krijg)/iu,
  /\b(?:al|reeds) (?:een )?(?:abonnee|abonnement)\s*\?/iu,
  /\bdit (?:artikel|verhaal|bericht) is (?:\p{L}+ ){0,2}(?:premium|voor abonnees)/iu,
  /\b(?:subscribe|sign in|log in|register|join)\b[^.?!]{0,60}\b(?:continue|keep|unlock|read the (?:full|rest))/i,
  /\b(?:to|and) (?:continue|keep) reading\b/i,
  /\balready (?:a subscriber|a member|have an account|subscribed)\s*\?/i,
  /\b(?:only|exclusively|available) (?:for|to) (?:\w+ )?(?:subscribers|members)\b/i,
]

/** These are enough when there is little text besides. */
const offering =
  /\b(?:word (?:nu |direct )?(?:abonnee|lid)|neem (?:nu )?een abonnement|abonneer (?:je|nu)|become a (?:member|subscriber))\b/iu

/** What sites call the element that covers the rest of an article. */
const covers =
  /(?:class|id)="[^"]*(?:\b|[_-])(?:paywall|pay-wall|betaalmuur|abonnee-?muur|premium-?(?:wall|overlay|lock|gate)|subscri(?:be|ber|ption)-?(?:wall|only)|login-?wall|reg(?:istration)?-?wall|leaky|tp-container|piano-offer|article-?locked|content-?locked)/i

/** In words: below it a text may be no more than a beginning. */
const LITTLE = 300
const VERY_LITTLE = 150

/** How much of the end of a text is looked at, in characters. */
const END = 500

/**
 * @param text of the article, as it was found.
 * @param body of the whole page, as HTML.
 */
export function isCutOff(text: string, body: string): boolean {
  const words = text.match(/\S+/g)?.length ?? 0
  const end = text.slice(-END)
  if (asking.some((ask) => ask.test(end))) return true
  if (words < VERY_LITTLE && offering.test(end)) return true
  if (words >= LITTLE) return false
  if (covers.test(body)) return true
  // What covers an article often stands beside it, so that it is not found as part of it.
  const page = body.replace(/<[^>]*>/g, ' ').slice(0, 200_000)
  return asking.some((ask) => ask.test(page))
}
