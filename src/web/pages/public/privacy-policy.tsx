// The privacy policy. It says what this product does with data; the operator of an installation is 'de beheerder'.
import { placeholders } from '#contract/page-placeholders.ts'
import { LegalFrame, Points, type Addition, type LegalPart } from './legal-frame.tsx'
import { When, whether } from './passages.tsx'
import { keptData, keptHowLong } from './privacy-kept.tsx'
import { TextLink } from './text-link.tsx'
import { youtubeData } from './youtube-passages.tsx'

const mail = <TextLink to={placeholders.contactLink}>{placeholders.contactEmail}</TextLink>

const parts: readonly LegalPart[] = [
  {
    id: 'verantwoordelijke',
    title: 'Wie verantwoordelijk is',
    text: (
      <>
        <p>
          De beheerder van deze site bepaalt waarom en hoe je gegevens worden verwerkt en is daarmee de
          verwerkingsverantwoordelijke in de zin van de Algemene verordening gegevensbescherming (AVG). In dit beleid
          heet de beheerder ‘we’.
        </p>
        <p>Vragen over je gegevens stel je via {mail} of het contactformulier.</p>
      </>
    ),
  },
  keptData,
  {
    id: 'waarvoor',
    title: 'Waarvoor we ze gebruiken',
    text: (
      <Points>
        <li>
          Om je de dienst te leveren waarvoor je je hebt aangemeld: inloggen, teksten maken, je werk bewaren en je
          verzoeken tellen. De grondslag is de overeenkomst met jou.
        </li>
        <li>Om je vragen te beantwoorden. De grondslag is ons gerechtvaardigd belang, of de overeenkomst.</li>
        <li>
          Om de site veilig en werkend te houden en om te zien wat hij kost. De grondslag is ons gerechtvaardigd belang.
        </li>
        <li>
          Om te kunnen verbeteren wat is gepubliceerd en te kunnen laten zien wie het nakeek, ook als je weggaat. De
          grondslag is ons gerechtvaardigd belang.
        </li>
        <li>Om onze administratie bij te houden als je betaalt. De grondslag is een wettelijke verplichting.</li>
        <li>
          Om je de mails te sturen die bij je account horen: je adres bevestigen, een nieuw wachtwoord, een uitnodiging,{' '}
          {whether('open', 'het einde van je proef, ')}
          {whether('payments', 'een betaling die niet lukte, ')}
          een verandering van je gegevens. Elke mail zegt waarom je hem krijgt. De grondslag is de overeenkomst met jou.
        </li>
        <When fact="open">
          <li>
            Om te voorkomen dat iemand telkens opnieuw een gratis proef neemt. De grondslag is ons gerechtvaardigd
            belang.
          </li>
        </When>
        <li>
          Om je te benaderen als bètatester{whether('analytics', ' en om bezoek te meten')}, maar alleen als je daarvoor
          toestemming geeft.
        </li>
      </Points>
    ),
  },
  {
    id: 'taalmodel',
    title: 'Je teksten en het taalmodel',
    text: (
      <>
        <p>
          De beheerder kiest welk taalmodel er meeschrijft. Vraag je om een tekst, dan gaat naar dat model wat ervoor
          nodig is: je titel, omschrijving of tekst, het artikel dat je erbij gaf, je stijlprofiel en voorbeelden van
          teksten die je zelf goed of juist niet goed vond. Je naam, e-mailadres en gebruikersnaam gaan niet mee, tenzij
          je ze zelf in je tekst zet.
        </p>
        <p>
          Is het een model van een leverancier, dan verwerkt die leverancier je tekst op eigen servers. Draait het model
          bij de beheerder zelf, of is de ingebouwde schrijfhulp ingesteld, dan gebeurt dat niet. Bij elk resultaat
          staat wat het geschreven heeft.
        </p>
        <p>
          Zet geen gegevens van anderen in je teksten die daar niet horen, zoals gezondheidsgegevens,
          burgerservicenummers of wachtwoorden.
        </p>
      </>
    ),
  },
  {
    id: 'leren',
    title: 'Leren van je oordeel',
    text: (
      <p>
        Een tekst die je met een duim omhoog of omlaag beoordeelt, kan later als voorbeeld dienen bij nieuwe verzoeken
        van jou, en alleen van jou: om erop te lijken of juist niet. In je geschiedenis zie je wat er onthouden is en
        haal je het weg. We trainen geen taalmodel met je teksten.
      </p>
    ),
  },
  {
    id: 'delen',
    title: 'Met wie we gegevens delen',
    text: (
      <>
        <p>We verkopen je gegevens niet. We delen ze alleen met partijen die we nodig hebben:</p>
        <Points>
          <li>de partij waar deze site en de database draaien en de bestanden staan;</li>
          <li>de leverancier van het ingestelde taalmodel, zoals hierboven beschreven;</li>
          <li>de partij die onze e-mail verzendt;</li>
          <When fact="payments">
            <li>
              Stripe, dat betalingen voor ons verwerkt: het krijgt je naam, je e-mailadres, een btw-nummer als je dat
              opgeeft, en wat verder nodig is voor de betaling en de factuur;
            </li>
          </When>
          <li>de overheid, als de wet ons daartoe verplicht.</li>
        </Points>
        <p>
          Met partijen die in onze opdracht gegevens verwerken hebben we een verwerkersovereenkomst. Gaan gegevens naar
          een land buiten de Europese Economische Ruimte, dan gebeurt dat alleen met de waarborgen die de AVG
          voorschrijft. Wil je weten welke partijen dat nu zijn, vraag het ons.
        </p>
        <p>
          Binnen de redactie zien andere gebruikers je naam bij gedeeld werk, zoals een link die je hebt opgepakt of een
          artikel dat je hebt nagekeken of waarop je een meelezer antwoordde. Beheerders kunnen je accountgegevens, je
          gebruikscijfers en je feedback inzien.
        </p>
      </>
    ),
  },
  youtubeData,
  keptHowLong,
  {
    id: 'beveiliging',
    title: 'Hoe we ze beveiligen',
    text: (
      <p>
        Wachtwoorden staan nergens leesbaar. De sleutel van je sessie kan niet door scripts worden gelezen en vervalt op
        andere apparaten als je wachtwoord wijzigt; je kunt je sessies ook zelf beëindigen. Het geheim van je tweede
        stap en de sleutels van andere systemen staan versleuteld in de database. Links in onze mails werken één keer en
        verlopen. Herhaalde inlogpogingen worden geremd, elke toegang wordt op de server gecontroleerd, en wijzigingen
        door beheerders worden vastgelegd. Raken er toch gegevens bekend die dat niet mochten, dan melden we dat volgens
        de regels van de AVG aan de toezichthouder en, als dat nodig is, aan jou.
      </p>
    ),
  },
  {
    id: 'rechten',
    title: 'Jouw rechten',
    text: (
      <>
        <p>Je mag ons altijd vragen om:</p>
        <Points>
          <li>inzage in je gegevens en een kopie ervan;</li>
          <li>verbetering van wat niet klopt;</li>
          <li>verwijdering van je gegevens;</li>
          <li>beperking van de verwerking, of te stoppen omdat je bezwaar hebt;</li>
          <li>je gegevens in een vorm die je kunt meenemen.</li>
        </Points>
        <p>
          Veel doe je zelf, onder Account: je gegevens aanpassen, alles wat je maakte downloaden als ZIP, en je account
          verwijderen. Dat laatste bevestig je met de link in een mail, en je hebt dan nog 7 dagen om terug te komen.
        </p>
        <p>
          Toestemming trek je net zo makkelijk weer in als je haar gaf. Stuur je verzoek naar {mail}. We antwoorden
          binnen een maand en kunnen eerst vragen wie je bent. Kom je er met ons niet uit, dan kun je een klacht
          indienen bij de <TextLink to="https://autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'besluiten',
    title: 'Besluiten door computers, en kinderen',
    text: (
      <p>
        We nemen geen besluiten over jou die alleen door een computer worden genomen en die grote gevolgen voor je
        hebben. De dienst is bedoeld voor professionals en niet voor kinderen onder de 16 jaar.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    text: (
      <p>
        Welke cookies we kennen en welke er nu geplaatst worden, staat in het{' '}
        <TextLink to="/cookiebeleid">cookiebeleid</TextLink>.
      </p>
    ),
  },
  {
    id: 'wijzigingen',
    title: 'Wijzigingen',
    text: (
      <p>
        Verandert dit beleid, dan staat de nieuwe tekst op deze pagina, met de datum bovenaan onder Aanvullingen. Gaat
        het om iets dat voor jou belangrijk is, dan laten we het je vooraf weten.
      </p>
    ),
  },
]

const NEWEST = '28 november 2026'
const LATEST = '27 november 2026'

const additions: readonly Addition[] = [
  {
    date: NEWEST,
    text: 'wat er met artikelen gebeurt als een account wordt verwijderd: wat is gepubliceerd of nagekeken, blijft bij de redactie.',
  },
  { date: NEWEST, text: 'je naam bij wat je een meelezer antwoordt, en bij wat je toch naar buiten laat gaan.' },
  { date: NEWEST, text: 'het verslag van wie een artikel nakijkt, en wat meelezers opschrijven.' },
  { date: LATEST, text: 'wat we bewaren van een tweede stap, passkeys, sessies en uitnodigingen.' },
  { date: LATEST, text: 'je gegevens zelf downloaden, en je account zelf verwijderen met 7 dagen om terug te komen.' },
  {
    date: LATEST,
    text: 'je naam bij een artikel dat je nakeek, afbeeldingen, en wat er van onze mails blijft.',
  },
  { date: LATEST, text: 'welke mails we sturen, en dat sleutels versleuteld in de database staan.' },
  { date: LATEST, text: 'titels proberen en de taalcheck zonder account.' },
  {
    date: LATEST,
    text: 'een afdruk die een jaar onthoudt dat een verwijderd e-mailadres al een proef had.',
    fact: 'open',
  },
  { date: LATEST, text: 'betalen via Stripe.', fact: 'payments' },
  {
    date: '28 november 2026',
    text: 'YouTube-kanalen volgen: wat we daarvan bewaren, en de regels van YouTube en Google.',
  },
  { date: LATEST, text: 'bezoekcijfers, na je toestemming.', fact: 'analytics' },
]

export function PrivacyPolicy() {
  return (
    <LegalFrame
      path="/privacybeleid"
      lead="Welke gegevens we van je bewaren, waarom, hoelang, en wat je erover te zeggen hebt."
      additions={[
        {
          date: '22 november 2026',
          text: 'wat we van het inloggen bewaren: een herkenningsteken van je browsers en een logboek.',
        },
        {
          date: '23 november 2026',
          text: 'artikelen die je aan de tools geeft, het ophalen van een artikel bij zijn adres, je eigen woordenlijst, en dat een duim omlaag als voorbeeld van wat je niet wilt naar het taalmodel kan gaan.',
        },
        ...additions,
      ]}
      parts={parts}
    />
  )
}
