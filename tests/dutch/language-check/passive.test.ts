import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLanguage } from '#dutch/language-check/check.ts'
import { stays } from './tables.ts'

test('a form of worden with a participle is pointed out, from the one to the other', () => {
  const table: Record<string, string> = {
    'Het besluit werd gisteren door de raad genomen.': 'werd gisteren door de raad genomen',
    'De straat wordt opgebroken.': 'wordt opgebroken',
    'Er worden kansen gemist.': 'worden kansen gemist',
    'Dat moet worden opgelost.': 'worden opgelost',
    'Ik weet dat het onderzocht wordt.': 'onderzocht wordt',
    'De boeken die verkocht werden, zijn op.': 'verkocht werden',
    'Wanneer word je gebeld?': 'word je gebeld',
    'Het feest wordt georganiseerd door de buurt.': 'wordt georganiseerd',
    'De kaas wordt aanbevolen.': 'wordt aanbevolen',
    'De soep wordt warm opgediend.': 'wordt warm opgediend',
    'Zo werd de stad verkocht, en zo werd ze bevrijd.': 'werd de stad verkocht',
    'De trein werd door de sneeuw tegengehouden.': 'werd door de sneeuw tegengehouden',
    'Hier wordt niet gerookt.': 'wordt niet gerookt',
  }
  for (const [text, expected] of Object.entries(table)) {
    const [finding] = checkLanguage(text).filter(({ rule }) => rule === 'passive')
    assert.equal(text.slice(finding?.start ?? 0, finding?.end ?? 0), expected, text)
    assert.equal(finding?.fix ?? null, null)
  }
})

test('to become something is not passive', () => {
  stays('passive', [
    'Het wordt groter en mooier.',
    'Het wordt een gebied met veel groen.',
    'Dat wordt bekend.',
    'Word je verliefd?',
    'Zij wordt gezond en gelukkig.',
    'Hij wordt geboren in mei.',
    'Wordt dit het gerecht van het jaar?',
    'Ze worden lid en betalen graag.',
    'Het werd laat.',
    'Zijn geduld wordt kort.',
    'Dat wordt verdriet.',
    'Het wordt iets wat je nog nooit hebt gehoord.',
    'Het wordt stil, en hij begint te lezen.',
    'Het kind wordt groot. Gelukkig maar.',
    'De maaltijd wordt overdonderend lekker.',
    'Pas opgeteld wordt duidelijk hoeveel het is.',
    'Het wordt tijd om te beginnen met wat ons is beloofd.',
  ])
})
