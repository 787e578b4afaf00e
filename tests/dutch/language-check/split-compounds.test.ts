import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COMPOUNDS } from '#dutch/language-check/compounds.ts'
import { mends, stays } from './tables.ts'

test('a compound is one word', () => {
  mends('split-compounds', {
    'Onze tekst schrijver is ziek.': 'Onze tekstschrijver is ziek.',
    'Zet het op de keuken tafel.': 'Zet het op de keukentafel.',
    'Het school plein is leeg.': 'Het schoolplein is leeg.',
    'Maak een foto album.': 'Maak een fotoalbum.',
    'Bel de klanten service.': 'Bel de klantenservice.',
    'Onze web site is nieuw.': 'Onze website is nieuw.',
    'Web site': 'Website',
    'Een lange termijn planning.': 'Een langetermijnplanning.',
    'De veiligheids maatregelen zijn streng.': 'De veiligheidsmaatregelen zijn streng.',
    'Een personeels feest en een verjaardags taart.': 'Een personeelsfeest en een verjaardagstaart.',
    'Een auto ongeluk op de A2.': 'Een auto-ongeluk op de A2.',
    'Het tv programma begint om acht uur.': 'Het tv-programma begint om acht uur.',
    'Rode wijn saus.': 'Rodewijnsaus.',
    'De tekst schrijvers zijn ziek.': 'De tekstschrijvers zijn ziek.',
    'Geef je telefoon nummer door.': 'Geef je telefoonnummer door.',
    'ONZE WEB SITE': 'ONZE WEBSITE',
    'Mijn zonne brand en mijn kinder wagen.': 'Mijn zonnebrand en mijn kinderwagen.',
    'Een zee egel in een video opname.': 'Een zee-egel in een video-opname.',
  })
})

test('two words that only stand beside each other stay two', () => {
  stays('split-compounds', [
    'We zetten in de keuken tafels neer.',
    'Op school kinderen leren lezen.',
    'Wij bieden klanten service op maat.',
    'Hij was snel weg.',
    'De brand weer onder controle krijgen.',
    'Drink water en speel goed.',
    'Ik werk dag en nacht.',
    'Betaal pas na levering.',
    'Social media beleid maken we samen.',
    'De veiligheids- en gezondheidsregels.',
    'Een tekst, schrijver onbekend.',
    'De grote keuken is klaar.',
    'Foto’s van het plein en het album.',
    'De lange termijn is belangrijk.',
    'Op korte termijn komt er een oplossing.',
    'Elk jaar cijfers vergelijken helpt.',
    'Een rode wijn bij het eten.',
    'Zij doet vorig jaar verslag van de reis.',
    'Hij draaide zijn hoofd weg.',
    'Het was goed en het was droger.',
    'In het voetbal zijn clubs rijk.',
    'Zij is de arts van ons huis.',
  ])
})

test('a noun that is a verb too is the verb where its subject stands behind it', () => {
  stays('split-compounds', [
    'Met de trein reis je naar Linden.',
    'Met de trein reis jij sneller dan ik.',
    'Vanaf morgen reis ik met de trein, met de bus reis ik niet meer.',
    'Wie haast heeft, pakt de auto, en met de trein reis je rustiger.',
    'Als je tijd hebt, met de trein reis je het mooist.',
    'Met de trein of de bus reis je naar Linden.',
    'Met de nieuwe trein reis je in een uur naar zee.',
    'Met welke trein reis je?',
    'Voor de vakantie boek je een huisje.',
    'Met een mooie foto kaart je het aan.',
    'Voor het project plan jij een uur.',
    'In een groot huis werk je prettiger.',
    'Met dit team deel ik de kosten.',
    'Hoe vaak per dag deel je iets?',
    'In de keuken rol je het deeg uit.',
    'Met een kleine appel pak je uit.',
  ])
})

test('where the clause has a verb of its own, or is a subordinate one, such a noun is part of a compound', () => {
  mends('split-compounds', {
    'Heb je voor de trein reis je kaartje al?': 'Heb je voor de treinreis je kaartje al?',
    'Vergeet voor de bus reis je jas niet.': 'Vergeet voor de busreis je jas niet.',
    'Omdat de trein reis je tegenviel, nam je de bus.': 'Omdat de treinreis je tegenviel, nam je de bus.',
    'Ik weet dat de trein reis ik denk twee uur duurt.': 'Ik weet dat de treinreis ik denk twee uur duurt.',
    'De trein reis duurde lang.': 'De treinreis duurde lang.',
    'Na de trein reis was ik moe.': 'Na de treinreis was ik moe.',
    'Met de trein reis, je weet wel.': 'Met de treinreis, je weet wel.',
    'Met de trein reis van de school ga je naar zee.': 'Met de treinreis van de school ga je naar zee.',
    'Dat foto boek heb ik gemaakt.': 'Dat fotoboek heb ik gemaakt.',
    'Het huis werk is klaar.': 'Het huiswerk is klaar.',
  })
})

test('the list holds well over 150 compounds, each written in two words on the left and in one on the right', () => {
  assert.ok(COMPOUNDS.size > 600)
  for (const [split, { joined }] of COMPOUNDS) {
    assert.match(split, /^\p{Ll}+ \p{Ll}+(?:'s)?$/u)
    assert.equal(joined.replace('-', ''), split.replace(' ', ''))
  }
})

test('what is at the top, and what is done over a long distance, is one word', () => {
  mends('split-compounds', {
    'Wat een top team!': 'Wat een topteam!',
    'Hij is een lange afstand loper.': 'Hij is een langeafstandsloper.',
    'Een lange afstand vlucht en lange afstand lopers.': 'Een langeafstandsvlucht en langeafstandslopers.',
  })
  stays('split-compounds', [
    'De lange afstand is te lopen.',
    'Op de top staan spelers.',
    'Een topteam en een langeafstandsloper.',
  ])
})
