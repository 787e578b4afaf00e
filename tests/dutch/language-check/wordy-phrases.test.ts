import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { PLAIN_WORDS } from '#dutch/language-check/wordy-phrases.ts'
import { mends, stays } from './tables.ts'

test('a roundabout phrase gives way to a plain word', () => {
  mends('wordy-phrases', {
    'Vragen met betrekking tot de levering.': 'Vragen over de levering.',
    'Met betrekking tot de levering: morgen.': 'Over de levering: morgen.',
    'Door middel van een brief.': 'Met een brief.',
    'Indien u vragen hebt, bel ons.': 'Als u vragen hebt, bel ons.',
    'Graag, indien mogelijk, vandaag.': 'Graag, zo mogelijk, vandaag.',
    'U dient te betalen.': 'U moet betalen.',
    'Gezien het feit dat het regent, blijven we thuis.': 'Omdat het regent, blijven we thuis.',
    'Zij maakt gebruik van de trein.': 'Zij gebruikt de trein.',
    'Dat is reeds gedaan en tevens betaald.': 'Dat is al gedaan en ook betaald.',
    'Wij zijn van mening dat het kan.': 'Wij vinden dat het kan.',
    'Hij is in staat om te winnen.': 'Hij kan winnen.',
    'De regel is van toepassing op fietsers.': 'De regel geldt voor fietsers.',
    'TEN BEHOEVE VAN DE BUURT': 'VOOR DE BUURT',
    'In verband met de feestdagen zijn we gesloten.': 'Vanwege de feestdagen zijn we gesloten.',
    'Het proces verliep in toenemende mate soepel.': 'Het proces verliep steeds meer soepel.',
  })
})

test('where the sentence has to change, there is only advice', () => {
  for (const text of [
    'Je kunt gebruik maken van de app.',
    'Het feit dat hij lacht.',
    'Een groot aantal mensen is ziek.',
    'Indien gevraagd.',
  ]) {
    const [finding] = checkLanguage(text).filter(({ rule }) => rule === 'wordy-phrases')
    assert.equal(finding?.fix, null, text)
    assert.match(finding?.message ?? '', /omslachtig/)
  }
})

test('the same words in another sense stay', () => {
  stays('wordy-phrases', [
    'Zij liep aan de hand van haar moeder.',
    'Het kind kwam binnen aan de hand van opa.',
    'Het is, bij wijze van spreken, een paleis.',
    'Die twee staan in verband met elkaar.',
    'Dat geldt voor het grootste deel van de stad.',
    'De betreffende persoon is er niet.',
    'Inmiddels is het middel op.',
    'Hij geeft me zijn hand.',
    'Met de behulpzame buren komt het goed.',
    'Als het kan, dan graag over een week.',
    'Op dit moment is het druk.',
    'Hij ging in de richting, maar hij kwam niet aan.',
    'De grond van de tuin is nat.',
    'In het kader hangt een foto.',
    'Ter plaatse en ter zijde.',
  ])
})

test('the list holds well over 120 phrases, and no plain word is itself on it', () => {
  const phrases = [...PLAIN_WORDS].filter(([, wording]) => wording !== null)
  assert.ok(phrases.length > 200)
  for (const [phrase, wording] of phrases) {
    if (wording?.fits)
      assert.deepEqual(
        checkLanguage(wording.plain ?? '').filter(({ rule }) => rule === 'wordy-phrases'),
        [],
        phrase,
      )
  }
})
