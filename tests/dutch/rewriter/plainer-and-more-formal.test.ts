// What 'eenvoudiger' and 'formeler' make of a sentence, and what they leave alone because it would not always be right.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaves, makes, rewritten } from './rewritten.ts'

test('plainer: difficult words become plain ones in the same place', () => {
  makes(
    'eenvoudiger',
    `De bank is voornemens het filiaal te sluiten. => De bank wil het filiaal sluiten.
     De rekening dient voor 1 mei te worden betaald. => De rekening moet voor 1 mei worden betaald.
     U heeft de mogelijkheid om bezwaar aan te tekenen. => U kunt bezwaar maken.
     Bent u in staat om zelfstandig te reizen? => Kunt u zelfstandig reizen?
     De wachttijd is momenteel circa zes weken. => De wachttijd is nu ongeveer zes weken.
     Conform de afspraak komt hij onverwijld. => Volgens de afspraak komt hij meteen.
     Wij verzoeken u dit te verifiëren. => Wij vragen u dit te controleren.
     Het bestuur tracht dit te voorkomen. => Het bestuur probeert dit te voorkomen.
     De school bevindt zich in het centrum. => De school is in het centrum.
     Indien u verhinderd bent, belt u ons. => Als u verhinderd bent, belt u ons.
     Dat kan goed, mits u op tijd betaalt. => Dat kan goed, als u op tijd betaalt.
     Teneinde dit te regelen, belt u ons. => Om dit te regelen, belt u ons.
     De raad is van mening dat het plan goed is. => De raad vindt dat het plan goed is.
     Medio mei is het klaar. => Half mei is het klaar.
     De kosten t.b.v. de school stijgen. => De kosten voor de school stijgen.
     De informatie met betrekking tot de reis is zoek. => De informatie over de reis is zoek.
     Ten aanzien van de kosten is nog niets besloten. => Over de kosten is nog niets besloten.
     Indien bewoners klachten hebben, bellen ze. => Als bewoners klachten hebben, bellen ze.
     In verband met werkzaamheden is de weg dicht. => Vanwege werkzaamheden is de weg dicht.
     Eventuele kosten betaalt u zelf. => Mogelijke kosten betaalt u zelf.
     Het betreft een proef. => Het gaat om een proef.
     U krijgt een dergelijke brief in mei. => U krijgt zo’n brief in mei.`,
  )
})

test('plainer: a word whose plain form hangs on what is meant stays', () => {
  leaves(
    'eenvoudiger',
    `Zij verklaarde mij voor gek.
     Het gaat om kennis op het gebied van circulaire dakbedekking.
     De partijen dienden een wijziging in.
     Het is slechts 18 cm breed.
     Hij werd aangezien voor een dief.
     De maatregelen met betrekking tot de dijk zijn klaar.
     Met betrekking tot honden geldt een verbod.
     Ze verkopen verf, kwasten en dergelijke.
     U kunt eventueel een afspraak maken.
     Hij werd verhoord in verband met de moord.
     Zij is omtrent 1900 geboren.
     Op dit moment van de dag is het stil.
     Wat moet ik daarmee aanvangen?
     Ze werden met name genoemd.
     Mevrouw Thans woont in de Conformstraat.
     De heer Reeds belde gisteren.
     De dienst dient om mensen te helpen.
     Dit dient als voorbeeld.
     Hij deed het zonder het te weten.
     Honden mogen mee, mits aangelijnd.`,
  )
})

test('plainer: a long sentence is split where both halves stand as they are', () => {
  makes(
    'eenvoudiger',
    `Hij wilde eerst arts worden, maar na een jaar koos hij toch voor de muziek en het koor. => Hij wilde eerst arts worden. Maar na een jaar koos hij toch voor de muziek en het koor.
     Na afloop is er een hapje en een drankje; de zaal gaat om 20.00 uur dicht. => Na afloop is er een hapje en een drankje. De zaal gaat om 20.00 uur dicht.
     De beek slingert hier langzaam door het oude bos, en op veel plaatsen mag hij buiten zijn oevers treden. => De beek slingert hier langzaam door het oude bos. Op veel plaatsen mag hij buiten zijn oevers treden.`,
  )
  leaves(
    'eenvoudiger',
    `De wethouder zegt dat het plan gewoon doorgaat, maar dat het wel later begint dan eerst was gedacht.
     Het huis is niet groot, maar wel erg gezellig ingericht en lekker licht en heel dicht bij zee.
     Dat is 50 cent meer dan nu, maar 30 cent minder dan het college in juni had voorgesteld.
     De basis komt van ver, maar de aardappelen, het fruit, de eieren en het brood komen van bedrijven in de buurt.
     Ik woonde in Burgum, waar mijn vader elk jaar pijlen kocht en mijn broers en ik de lont mochten aansteken.
     Als het morgen hard regent, maar niet waait, gaan we met de bus naar zee en naar het strand.
     De brug is dicht, waardoor bewoners volgens de gemeente een half uur moeten omrijden over de dijk.
     Neem mee: een pen; een schrift; een liniaal.`,
  )
})

test('more formal: spoken words, contractions, exclamation marks and emoji go', () => {
  makes(
    'formeler',
    `Hé, wat leuk dat je er bent! => Wat leuk dat je er bent.
     Ze hebben 't goed gedaan, dat weet-ie zelf ook wel. => Ze hebben het goed gedaan, dat weet hij zelf ook wel.
     't Is weer tijd voor de bbq. => Het is weer tijd voor de bbq.
     Zo'n 200 mensen kwamen langs. => Ongeveer 200 mensen kwamen langs.
     Ik snap niet waarom ze niet belden. => Ik begrijp niet waarom ze niet belden.
     Doe mee aan onze winactie! => Neem deel aan onze winactie.
     Kom gauw langs 😊 Tot dan! => Kom snel langs. Tot dan.
     Nou, dat valt mee, hoor. => Dat valt mee.
     We hebben gewoon te weinig tijd. => Wij hebben te weinig tijd.
     Het was heel leuk. => Het was zeer leuk.
     Hoi. Ik wacht al een week op mijn pakket. => Goedendag. Ik wacht al een week op mijn pakket.
     Wil je de gegevens checken? Zij checkt de lijst. => Wil je de gegevens controleren? Zij controleert de lijst.
     Ik wacht op antwoord. Groetjes, Karin => Ik wacht op antwoord. Met vriendelijke groet, Karin`,
  )
})

test('more formal: names, quotes and other meanings stay', () => {
  leaves(
    'formeler',
    `Van 't Hof speelt voor Ajax.
     Yahoo! bestaat al jaren.
     “We zijn er superblij mee!”, zegt zij.
     Het weer is lekker en het eten is lekker.
     Zij krijgen een tweede kind.
     Ze worden zacht in de oven.
     Hij kocht een paar schoenen.
     Deze vorm werkt het best.
     De dokter zat in een makke stoel op zijn plek.
     Wie vergeet uit te checken, betaalt meer.
     Je hoeft niet in te checken; zij checkt in en wij checken uit.`,
  )
})

test('more formal: a letter gets the opening and closing of its tone', () => {
  assert.equal(
    rewritten('Hoi Sanne,\n\nWe hebben je mail gezien.\n\nGroetjes,\nTom', 'formeler'),
    'Beste Sanne,\n\nWij hebben je mail gezien.\n\nMet vriendelijke groet,\nTom',
  )
})

test('a byte order mark stays first and hides no heading', () => {
  assert.equal(rewritten('\uFEFF# Je kop\n\nHij is heel ziek.', 'formeler'), '\uFEFF# Je kop\n\nHij is zeer ziek.')
})
