// Small articles for the tests of the writer, one of each kind. Demo data.
import type { Subject } from '#dutch/writer/subject.ts'

export const bridge: Subject = {
  title: 'Fietsbrug over de Linge tien weken dicht',
  description: 'De fietsbrug tussen Geldermalsen en Tricht is van 11 januari tot en met 19 maart afgesloten.',
  source: `De fietsbrug over de Linge gaat op maandag 11 januari dicht en blijft dat tot en met vrijdag 19 maart. In die tien weken vervangt een aannemer het houten dek en twee stalen liggers.

'De brug stort morgen niet in, laat ik dat vooropstellen', zegt projectleider Marjolein Terlouw van de gemeente. De strooiwagen mag er sinds oktober niet meer overheen.

Op een doordeweekse dag gaan er 2.400 fietsers over de brug, van wie bijna de helft naar school rijdt. Zij worden met gele borden omgeleid. Op de kruising met de Lingedijk staan tussen 07.45 en 08.30 uur verkeersregelaars.

De gemeente wil geen noodbrug, omdat die € 210.000 kost. De hele renovatie van de brug kost € 680.000. Fietsers rijden via de Rijksstraatweg 3,1 kilometer om, en dat kost hun ongeveer tien minuten.

Wie bericht wil krijgen als de planning verandert, kan zich aanmelden bij de gemeente. Bij strenge vorst kan het werk aan de fietsbrug uitlopen, omdat de slijtlaag alleen boven de 5 graden goed hecht.`,
}

export const pie: Subject = {
  title: 'Appeltaart met dikke korst',
  description: 'Het familierecept van Riek van Oosten uit Vaassen heeft eindelijk hoeveelheden.',
  source: `Riek van Oosten uit Vaassen bakte elke zaterdag appeltaart, en altijd uit haar hoofd. Gebruik goudreinetten als je ze kunt krijgen.

- 300 g zelfrijzend bakmeel
- 200 g koude roomboter

1. Kneed bakmeel, boter en suiker snel tot een samenhangend deeg.
2. Bak de taart in 65 tot 70 minuten goudbruin.

De volgende dag is de appeltaart op zijn best. Een appeltaart van deze maat is genoeg voor twaalf punten.`,
}

export const drowned: Subject = {
  title: 'Jongetje (6) verdronken in recreatieplas Zilverven',
  source: `Een jongetje van zes jaar is dinsdagmiddag verdronken in recreatieplas Zilverven. Rond 15.40 uur sloegen omstanders alarm omdat het jongetje uit het zicht was verdwenen. Badgasten vormden een ketting en liepen arm in arm het water in. De politie gaat uit van een ongeluk. Burgemeester Th. van Rossem heeft de familie bezocht. Het strand van het Zilverven blijft tot en met vrijdag gesloten.`,
}

export const suicide: Subject = {
  title: 'Als je kind niet meer wil leven',
  source: `Veel ouders durven niet naar gedachten aan zelfdoding te vragen, uit angst het erger te maken. Jeugdarts Sanne Wolters legt uit waarom vragen juist helpt. In Nederland overlijden elk jaar ruim achttienhonderd mensen door zelfdoding. Ouders vergeten zichzelf vaak, ziet de jeugdarts. Kies een moment waarop je elkaar niet hoeft aan te kijken.`,
}

export const nightTrain: Subject = {
  title: 'Venlo gets its sleeper: night train to Vienna will stop three times a week',
  source: `Meridian Sleepers, a private operator based in Utrecht, confirmed on Thursday that its new service from Rotterdam to Vienna will call at Venlo. Departure is at 22.47, arrival in Vienna at 10.32 the next morning. A seat on the night train costs €49. Tickets for the night train go on sale on 1 October. The municipality of Venlo contributes €180,000 a year for three years.`,
}

/** The texts of a set; a set that was declined fails the test with its reason. */
export function textsOf(made: readonly string[] | { declined: string }): readonly string[] {
  if ('declined' in made) throw new Error(made.declined)
  return made
}
