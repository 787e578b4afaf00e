// What Kopij does.
import { Section } from './section.tsx'

interface Feature {
  name: string
  text: string
}

interface Group {
  name: string
  text: string
  features: readonly Feature[]
}

const groups: readonly Group[] = [
  {
    name: 'Artikelen',
    text: 'Van een kop die klopt tot een tekst die loopt.',
    features: [
      {
        name: 'TitelTovenaar',
        text: 'Drie tot vijf titels van 90 tot 100 tekens bij je onderwerp en je context.',
      },
      {
        name: 'Herschrijver',
        text: 'Korter, langer, formeler, losser, eenvoudiger of voor SEO. Je ziet elke wijziging en beslist er zelf over.',
      },
      { name: 'Taalcheck', text: 'Wijst veelgemaakte fouten in je tekst aan en legt uit waarom.' },
      { name: 'Artikelen schrijven', text: 'Een eigen editor met Nederlandse SEO-hulp naast de tekst.' },
    ],
  },
  {
    name: 'Captions',
    text: 'Eén titel, alle kanalen.',
    features: [
      { name: '3-in-1', text: 'Facebook, Pinterest en Link in Bio in één keer, klaar om te kopiëren.' },
      {
        name: 'Per kanaal',
        text: 'Een eigen tool per netwerk, met een score die laat zien waarom een caption werkt.',
      },
      { name: 'In jouw stijl', text: 'Met een stijlprofiel klinkt elke tekst als jouw redactie of merk (Premium).' },
    ],
  },
  {
    name: 'Beeld',
    text: 'Van script tot thumbnail.',
    features: [
      { name: 'Shorts-tekst', text: 'Een voice-overscript van 750 tot 850 tekens, in het Nederlands of het Engels.' },
      { name: 'YouTube-thumbnail', text: 'Liggend of staand, met hoofdtekst, nadruk en accentkleur.' },
      { name: 'Social thumbnail', text: 'Een reeks van twaalf beelden tegelijk, elk met eigen tekst.' },
      { name: 'Shorts-afbeelding', text: 'Twee tot zes foto’s samengevoegd tot staande beelden.' },
      { name: 'Image resizer', text: 'Foto’s op maat voor elk kanaal, bijgesneden rond wat telt.' },
    ],
  },
  {
    name: 'Redactie',
    text: 'Wie pakt wat op, en wat is er al gemaakt?',
    features: [
      { name: 'Geschiedenis', text: 'Alles wat je liet maken, doorzoekbaar en opnieuw te gebruiken.' },
      {
        name: 'Leren van je oordeel',
        text: 'Met een duim omhoog vertel je wat bij je past; latere teksten volgen dat.',
      },
      {
        name: 'Inspiratie-links',
        text: 'Een gedeeld bord met onderwerpen: wie een link claimt, staat er meteen bij iedereen bij.',
      },
      { name: 'Taken', text: 'Een takenlijst met prioriteit, einddatum en herhaling, ook in je eigen agenda.' },
    ],
  },
]

export function FeaturesSection() {
  return (
    <Section
      id="features"
      title="Alles op één redactietafel"
      lead="Voor makers, redacteuren en uitgevers die in het Nederlands publiceren."
    >
      <div className="grid gap-x-12 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
        {groups.map(({ name, text, features }) => (
          <section key={name} className="grid content-start gap-1">
            <h3 className="text-title">{name}</h3>
            <p className="text-ink-2">{text}</p>
            <dl className="mt-5">
              {features.map(({ name: feature, text: detail }) => (
                <div key={feature} className="border-t border-rule py-4">
                  <dt className="font-semibold">{feature}</dt>
                  <dd className="mt-1 text-ink-2">{detail}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  )
}
