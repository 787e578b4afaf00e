import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('several take a verb of many', () => {
  mends('verb-endings', {
    'Wij heeft een hond.': 'Wij hebben een hond.',
    'Morgen komt ze, want we gaat weg.': 'Morgen komt ze, want we gaan weg.',
    'We vindt dat goed.': 'We vinden dat goed.',
    'Jullie heeft het snel gedaan.': 'Jullie hebben het snel gedaan.',
    'De bewoners heeft gisteren een brief gestuurd.': 'De bewoners hebben gisteren een brief gestuurd.',
    'De bewoners heeft gelijk.': 'De bewoners hebben gelijk.',
    'Wie zoekt? De bewoners heeft.': 'Wie zoekt? De bewoners hebben.',
  })
  stays('verb-endings', [
    'De bewoners heeft hij niet gesproken.',
    'De bewoners heeft de gemeente niet gehoord.',
    'De bewoners heeft een brief nooit bereikt.',
    'De bewoners heeft haast niemand gehoord.',
    'De bewoners komt recht toe.',
    'De kinderen is in de klas verteld dat het later wordt.',
    'Jullie is al verteld dat het mag.',
    'Een van jullie heeft gelijk.',
    'Wij samen is beter dan ik alleen.',
    'De winters wordt het koud.',
  ])
})

test('behind a noun or a name that opens the sentence stands the form of one', () => {
  mends('verb-endings', {
    'De burgemeester wilt niet mee.': 'De burgemeester wil niet mee.',
    'De raad stemde in, en de gemeente wilt verder.': 'De raad stemde in, en de gemeente wil verder.',
    'Maar de gemeente wilt dat niet.': 'Maar de gemeente wil dat niet.',
    'Mijn zus heb dat gezegd.': 'Mijn zus heeft dat gezegd.',
    'Jan beloofd dat hij komt.': 'Jan belooft dat hij komt.',
    'Mevrouw Bakker antwoord niet op de brief.': 'Mevrouw Bakker antwoordt niet op de brief.',
    'De gemeente betaald de helft van de kosten.': 'De gemeente betaalt de helft van de kosten.',
  })
  stays('verb-endings', [
    'De brug geopend',
    'De brief verstuurd aan alle leden bevat fouten.',
    'Mijn broer, beloofd door zijn baas, kreeg niets.',
    'Maria heb ik lang niet gezien.',
    'De klant die je bezwaar hebt verteld.',
    'Bij Jan antwoord ik altijd.',
    'U beslist, en de gemeente wilt u helpen.',
    'Ik ken de straat, en de buurman vind ik aardig.',
    'Dit is wat jij en de gemeente wilt.',
  ])
})

test('wordt je with a participle is a question to the reader, but for what is told or given', () => {
  mends('verb-endings', { 'Wordt je morgen geopereerd?': 'Word je morgen geopereerd?' })
  stays('verb-endings', ['Wordt je straks verteld waar je moet zijn?', 'Wordt je fiets morgen opgehaald?'])
})
