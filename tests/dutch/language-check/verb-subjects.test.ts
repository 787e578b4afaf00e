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

test('a verb is held to its subject behind en, over a longer subject, and as the second verb of it', () => {
  mends('verb-endings', {
    'De wethouder ging weg en de gemeente wilt ervan af.': 'De wethouder ging weg en de gemeente wil ervan af.',
    'De school aan de Kerkstraat houd vrijdag open huis.': 'De school aan de Kerkstraat houdt vrijdag open huis.',
    'De burgemeester van Weert wilt een vuurwerkverbod.': 'De burgemeester van Weert wil een vuurwerkverbod.',
    'Zij werkt hier, maar verhuisd naar Ede.': 'Zij werkt hier, maar verhuist naar Ede.',
    'Zij heb het zwaar.': 'Zij heeft het zwaar.',
    'Ze antwoord niet meer.': 'Ze antwoordt niet meer.',
    'De bewoners heeft een brief gestuurd.': 'De bewoners hebben een brief gestuurd.',
    'De leerlingen wordt om negen uur verwacht.': 'De leerlingen worden om negen uur verwacht.',
    'De kosten van de verbouwing is hoger dan verwacht.': 'De kosten van de verbouwing zijn hoger dan verwacht.',
    'Deze appels smaakt naar niets.': 'Deze appels smaken naar niets.',
  })
  stays('verb-endings', [
    'De vrouw en de man die u wilt spreken, zijn er niet.',
    'Hij woonde in Assen, maar verhuisd naar Ede is hij nooit.',
    'Het verhaal spreekt aan en verteld met humor blijft het boeien.',
    'De ouders gaat het niet alleen om geld.',
    'De kinderen is gisteren voorgelezen.',
    'De spelers wacht in de finale een zware taak.',
    'De mannen was in de oorlog alles afgenomen.',
    'De bewoners heeft een aannemer nieuwe kozijnen gegeven.',
    'Laat het je bekend zijn dat ik ontdekt heb wie het was.',
    'Het wordt diepgaand bestudeerd.',
  ])
})

test('with ge- before it no verb but a participle ends so, and it takes a d', () => {
  mends('verb-endings', {
    'De kerk is in 1890 gebouwt.': 'De kerk is in 1890 gebouwd.',
    'Wij hebben ons aangemeldt.': 'Wij hebben ons aangemeld.',
  })
  stays('verb-endings', ['Het geschut, het gelaat en het gebint.', 'Hij gebaart, gedraagt zich en getuigt.'])
})
