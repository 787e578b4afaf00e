import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('a difference takes dan', () => {
  mends('als-dan', {
    'Hij is groter als ik.': 'Hij is groter dan ik.',
    'Dit is beter als de rest.': 'Dit is beter dan de rest.',
    'De trein is sneller als een auto.': 'De trein is sneller dan een auto.',
    'Dat kost meer als tien euro.': 'Dat kost meer dan tien euro.',
    'Het duurde langer als 3 uur.': 'Het duurde langer dan 3 uur.',
    'Het is mooier als verwacht.': 'Het is mooier dan verwacht.',
    'Dat is meer als genoeg.': 'Dat is meer dan genoeg.',
    'Hij doet het anders als wij.': 'Hij doet het anders dan wij.',
    'Zij is jonger als haar, maar ouder als mijn broer.': 'Zij is jonger dan haar, maar ouder dan mijn broer.',
    'Het is hier warmer als vroeger.': 'Het is hier warmer dan vroeger.',
    'Dit huis is duurder als dat.': 'Dit huis is duurder dan dat.',
    'Hij loopt sneller als een heel oud paard.': 'Hij loopt sneller dan een heel oud paard.',
    'De afbeelding is groter als 2 MB.': 'De afbeelding is groter dan 2 MB.',
    'Niemand anders als hij.': 'Niemand anders dan hij.',
    'Ze is groter als Jan.': 'Ze is groter dan Jan.',
    'Hij is ouder als Jan de Vries.': 'Hij is ouder dan Jan de Vries.',
  })
})

test('equality takes als', () => {
  mends('als-dan', {
    'Hij is even groot dan zijn broer.': 'Hij is even groot als zijn broer.',
    'Zij is net zo goed dan de rest.': 'Zij is net zo goed als de rest.',
    'Het is twee keer zo duur dan vorig jaar.': 'Het is twee keer zo duur als vorig jaar.',
    'Ik heb evenveel dan jij.': 'Ik heb evenveel als jij.',
  })
})

test('als before a clause or a role, and dan as an adverb, are right', () => {
  stays('als-dan', [
    'Het is beter als je oefent.',
    'Het gaat sneller als het lukt.',
    'De winst wordt groter als je ze ook gebruikt.',
    'Leuker als het mag dan als het moet.',
    'Ik zie het meer als een kans.',
    'Hij voelt zich beter als kind van de stad.',
    'Zij werkte eerder als bakker.',
    'Later als ik groot ben, word ik kok.',
    'Zowel jonger als ouder publiek komt erop af.',
    'Hulp werkt beter als de mensen meedoen.',
    'Het wordt anders als de trein niet rijdt.',
    'Dit smaakt lekkerder als het koud is.',
    'Zij is bekender als zangeres.',
    'Hij is bekender als Jan met de pet.',
    'Zij is bekender als Anna.',
    'Het wordt leuker als Jan komt.',
    'Het wordt leuker als Jan, mijn broer, komt.',
    'Hij werd eerder als Peter opgevoerd.',
    'Het was leuker als de trein vertrok.',
    'Starten wordt makkelijker als de eerste stap klein is.',
    'Word werkt sneller als een bestand klein is.',
    'Een zaterdag is makkelijker als de soep al klaar is.',
    'Dat is zowel leuker als een uitdaging.',
    'Wacht even dan.',
    'Is het zo duur dan?',
    'Gaat het even goed dan ga ik weg.',
    'Als het zo groot is, dan past het niet.',
    'Zo groot als een huis en net zo oud als de stad.',
    'Meer dan genoeg, groter dan ooit en anders dan anders.',
    'Wie meer wil, doet meer als dat kan.',
    'Niet zo snel dan maar.',
    'Dat werkt beter als gepland diner dan als late poging.',
  ])
})

test('of two subjects that are compared the second has the form of a subject too', () => {
  mends('als-dan', {
    'Hij is groter als mij.': 'Hij is groter dan ik.',
    'Hij is groter dan mij.': 'Hij is groter dan ik.',
    'Zij is een stuk sneller als jou': 'Zij is een stuk sneller dan jij',
    'Ze zijn veel ouder dan hem, zegt hij.': 'Ze zijn veel ouder dan hij, zegt hij.',
    'ZIJ IS OUDER ALS MIJ.': 'ZIJ IS OUDER DAN IK.',
  })
  stays('als-dan', [
    'Hij is groter dan ik.',
    'Er is niemand liever dan jij.',
    'Hij houdt meer van haar dan mij.',
    'Zij vindt hem leuker dan mij.',
    'De soep is warmer dan hem goeddoet.',
    'Hij is groter dan mijn broer.',
  ])
})

test('dan goes with a comparative that stands further back', () => {
  mends('als-dan', {
    'Het kost meer tijd als we hadden gedacht.': 'Het kost meer tijd dan we hadden gedacht.',
    'Er kwamen minder bezoekers als verwacht.': 'Er kwamen minder bezoekers dan verwacht.',
    'Een fiets is goedkoper in onderhoud als een auto.': 'Een fiets is goedkoper in onderhoud dan een auto.',
    'Niets is leuker als een dag op het strand.': 'Niets is leuker dan een dag op het strand.',
  })
})

test('als that says in what part, when or whether stays, also further on', () => {
  stays('als-dan', [
    'Hij kreeg meer bekendheid als schrijver.',
    'Zij verdient meer geld als kok in een hotel.',
    'Het gaat beter met hem als hij slaapt.',
    'Zowel het grotere huis als een auto stond te koop.',
    'We zien meer kansen als we samenwerken.',
    'Hij is net zo veel sneller geworden als een ander.',
  ])
})
