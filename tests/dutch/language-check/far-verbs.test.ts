import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('a participle ends in a d, however far its helping verb is', () => {
  mends('verb-endings', {
    'Mijn ouders zijn vorig jaar naar een kleiner huis verhuist.':
      'Mijn ouders zijn vorig jaar naar een kleiner huis verhuisd.',
    'Heeft de gemeente het plan aan alle bewoners belooft?': 'Heeft de gemeente het plan aan alle bewoners beloofd?',
    'Mijn broer heeft dat verhaal al honderd keer vertelt.': 'Mijn broer heeft dat verhaal al honderd keer verteld.',
    'De rekening werd pas na drie maanden betaalt.': 'De rekening werd pas na drie maanden betaald.',
    'De dingen die daar zijn gebeurt, vergeet ik niet.': 'De dingen die daar zijn gebeurd, vergeet ik niet.',
    'Het contract wordt met een jaar verlengt.': 'Het contract wordt met een jaar verlengd.',
  })
})

test('a present tense that closes a clause of its own keeps its t', () => {
  stays('verb-endings', [
    'Dit is de man die alles betaalt.',
    'Hij heeft een zaak en bezorgt.',
    'Zij heeft meer dan zij verdient, en hij krijgt wat hij verdient.',
    'Het is zijn leven dat zo verandert.',
    'Ook zijn leven verandert.',
    'Alleen zijn rol verandert.',
    'Wie geld heeft, betaalt.',
    'Wat hij was, verandert.',
    'Als de zon weg is, verandert alles.',
    'Dat het zo laat is, betekent iets.',
    'De vraag is hoeveel het bedrijf betaalt.',
    'Het was de dag waarop zijn broer verhuist.',
    'Er zijn mensen voor wie dat veel betekent.',
    'Wij zijn blij dat zij verhuist.',
    'Het punt is dat hij alles vertelt.',
    'Zij hebben dat geld, en wie betaalt?',
  ])
})

test('a verb behind a noun takes a t', () => {
  mends('verb-endings', {
    'Het kabinet vind dat de regels strenger moeten.': 'Het kabinet vindt dat de regels strenger moeten.',
    'De nieuwe wethouder houd vast aan het plan.': 'De nieuwe wethouder houdt vast aan het plan.',
    'Ik lees dat de club meld wat er is.': 'Ik lees dat de club meldt wat er is.',
    'Dat de trein niet rijd, is vervelend.': 'Dat de trein niet rijdt, is vervelend.',
    'Deze regeling beteken niets.': 'Deze regeling betekent niets.',
  })
})

test('where somebody else can be the subject, or an order follows, the verb stays', () => {
  stays('verb-endings', [
    'De buurman vind ik aardig.',
    'Het museum vind je om de hoek.',
    'De hele weg rijd ik in stilte.',
    'Deze week bestel je zonder kosten.',
    'Het liefst rijd en fiets ik samen.',
    'De rest vind je online.',
    'Dat ik de trein niet rijd, is duidelijk.',
    'Omdat ik het huis zo mooi vind, koop ik het.',
    'Elke dag lees ik de krant.',
    'De volgende keer: meld je op tijd.',
  ])
})
