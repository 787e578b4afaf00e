import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('hun is never a subject', () => {
  mends('hun-hen', {
    'Hun hebben gelijk.': 'Zij hebben gelijk.',
    'Hun gaan morgen op vakantie.': 'Zij gaan morgen op vakantie.',
    'Hun willen graag mee.': 'Zij willen graag mee.',
    'Hun zijn boos.': 'Zij zijn boos.',
    'Hun moeten harder werken.': 'Zij moeten harder werken.',
    'Ik weet dat hun gingen fietsen.': 'Ik weet dat zij gingen fietsen.',
    'Wij bleven thuis, maar hun wilden weg.': 'Wij bleven thuis, maar zij wilden weg.',
    'Als het regent, hun hebben een paraplu.': 'Als het regent, zij hebben een paraplu.',
    'HUN HEBBEN GELIJK.': 'ZIJ HEBBEN GELIJK.',
    'Ik bel ze omdat hun zouden komen.': 'Ik bel ze omdat zij zouden komen.',
  })
})

test('behind a preposition stands hen, where no noun follows', () => {
  mends('hun-hen', {
    'Geef het maar aan hun.': 'Geef het maar aan hen.',
    'Ik ga met hun.': 'Ik ga met hen.',
    'Ik hoorde van hun dat het doorgaat.': 'Ik hoorde van hen dat het doorgaat.',
    'Voor hun is dat geen probleem.': 'Voor hen is dat geen probleem.',
    'Wij wachten op hun!': 'Wij wachten op hen!',
    'Dat komt door hun, zei ze. Zonder hun?': 'Dat komt door hun, zei ze. Zonder hen?',
  })
})

test('hun before a noun, or as the one something is given to, is right', () => {
  stays('hun-hen', [
    'Hun huis staat te koop.',
    'Hun namen staan op de lijst.',
    'Zij geven het aan hun kinderen.',
    'Ze doen het op hun best.',
    'Dat gaat tegen hun wil in.',
    'Met hun drieën kwamen ze aan.',
    'Hun hebben en houden ging verloren.',
    'Hun kunnen is beperkt.',
    'We zouden hun moeten vertellen dat het klopt.',
    'De kansen die wij hun hadden beloofd, kwamen niet.',
    'Hun werden gouden bergen beloofd.',
    'Hun zijn alle rechten ontnomen.',
    'Ik heb hun willen helpen met de boodschappen.',
    'Zij zorgen voor hun, vaak oude, ouders.',
    'Het is aan hun en onze kinderen om te kiezen.',
    'Bij hun ‘beste’ vriend eten ze friet.',
    'Zij vertelden ons over hun in Spanje wonende tante.',
    'Met hun niet aflatende inzet lukte het.',
    'Ze gingen met hun auto en kwamen met hun fietsen terug.',
    'Wat hun zorgen baart, is het weer.',
    'Hun voorstel is om hun deuren open te houden.',
  ])
})

test('hun before zijn is the subject where only a person can go or come', () => {
  mends('hun-hen', {
    'Hun zijn naar huis gegaan.': 'Zij zijn naar huis gegaan.',
    'Hun zijn gisteren teruggekomen': 'Zij zijn gisteren teruggekomen',
    'Hun waren al vertrokken.': 'Zij waren al vertrokken.',
    'Hun hebben de brief ontvangen.': 'Zij hebben de brief ontvangen.',
  })
  stays('hun-hen', [
    'Hun zijn veel kansen ontgaan.',
    'Hun zijn dingen overkomen die niemand gelooft.',
    'Hun zijn de cijfers toegekomen.',
    'Hun waren gouden bergen beloofd.',
  ])
})

test('behind a preposition and as the object of a verb of seeing stands hen, in a clause zij', () => {
  mends('hun-hen', {
    'We gaan met hun op vakantie.': 'We gaan met hen op vakantie.',
    'Volgens hun is het plan goed.': 'Volgens hen is het plan goed.',
    'Ik zag hun gisteren in de stad.': 'Ik zag hen gisteren in de stad.',
    'Wij hebben hun uitgenodigd.': 'Wij hebben hen uitgenodigd.',
    'Dat is wat hun willen bereiken.': 'Dat is wat zij willen bereiken.',
    'De buren denken dat hun het weten.': 'De buren denken dat zij het weten.',
    'Morgen gaan hun naar huis.': 'Morgen gaan zij naar huis.',
    'Weet jij waar hun wonen?': 'Weet jij waar zij wonen?',
    'Omdat hun geen auto hebben, lopen ze.': 'Omdat zij geen auto hebben, lopen ze.',
    'Ik heb hun gisteren nog gesproken.': 'Ik heb hen gisteren nog gesproken.',
  })
})

test('hun that belongs to a noun further on, or receives something, stays', () => {
  stays('hun-hen', [
    'Ze kwamen met hun in Delft wonende dochter.',
    'Met hun op maat gemaakte pakken vielen ze op.',
    'Ik zag hun nieuwe huis.',
    'Ik weet dat hun het huis is beloofd.',
    'Omdat hun het geld ontbrak, gingen ze niet.',
    'Wij gaan hun op tijd antwoord geven.',
    'Dat hun kinderen het weten, is fijn.',
    'We gaven hun uitgenodigde gasten een hand.',
  ])
})

test('hun before any verb of many is the subject, where that verb is no noun', () => {
  mends('hun-hen', {
    'Hun krijgen volgende week een huis.': 'Zij krijgen volgende week een huis.',
    'Hun beweren dat het klopt.': 'Zij beweren dat het klopt.',
    'Volgens mij weten hun niet wat er staat.': 'Volgens mij weten zij niet wat er staat.',
    'Zij zei dat hun het lied hadden gehoord.': 'Zij zei dat zij het lied hadden gehoord.',
  })
  stays('hun-hen', [
    'Hun vertrouwen in de raad groeit.',
    'Hun denken over geld veranderde.',
    'Hun optreden in Paradiso.',
    'Hun fietsen stonden buiten.',
    'De regels kunnen hun niet schelen.',
    'Omdat hun het woord is ontnomen, zwegen ze.',
  ])
})

test('before a participle that closes what is said, hun stands alone', () => {
  mends('hun-hen', {
    'We hebben met hun afgesproken.': 'We hebben met hen afgesproken.',
    'Morgen bel ik hun op.': 'Morgen bel ik hen op.',
  })
  stays('hun-hen', ['Zij hebben met hun gedrag veel bereikt.', 'We keken naar hun gesloten deur.'])
})
