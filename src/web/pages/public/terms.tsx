// The terms of use (specification, section 1: trial, Premium, cancelling, liability). The operator is 'de beheerder'.
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { LegalFrame, Points, type Addition, type LegalPart } from './legal-frame.tsx'
import { Unless, When, whether } from './passages.tsx'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { TextLink } from './text-link.tsx'
import { youtubeTerms } from './youtube-passages.tsx'

const parts: readonly LegalPart[] = [
  {
    id: 'toepassing',
    title: 'Waar deze voorwaarden over gaan',
    text: (
      <p>
        Deze voorwaarden gelden voor elk gebruik van Kopij op deze site. De beheerder van deze site biedt de dienst aan
        en heet hier ‘we’. Met ‘je’ bedoelen we jou, en de organisatie waarvoor je Kopij gebruikt. Door je te
        registreren ga je akkoord. Eigen voorwaarden van jou gelden niet, tenzij we dat schriftelijk hebben afgesproken.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Je account',
    text: (
      <p>
        Vul bij je registratie gegevens in die kloppen. Je account is voor jou alleen: houd je wachtwoord geheim en geef
        het niet door. Je kunt het extra beveiligen met een tweede stap of met een passkey; een beheerder kan een tweede
        stap verplichten. Denk je dat iemand anders je account gebruikt, wijzig dan je wachtwoord en laat het ons weten.
        Wat er met je account gebeurt is voor jouw rekening, tenzij het aan ons ligt. Je bent minstens 16 jaar.
      </p>
    ),
  },
  {
    id: 'proef',
    title: whether('open', 'De gratis proef', 'Een account op uitnodiging'),
    text: (
      <>
        <When fact="open">
          <p>
            De proef duurt {TRIAL_HOURS} uur vanaf je registratie, geeft {AI_REQUESTS_LIMIT} AI-verzoeken en kost 0
            euro. Hij gaat niet vanzelf over in een betaald abonnement. Na de proef kun je niets nieuws meer laten maken
            tot je overstapt op Premium; bij wat je al gemaakt hebt kun je blijven. Per persoon is er één proef, ook als
            je je account tussendoor verwijdert.
          </p>
        </When>
        <Unless fact="open">
          <p>
            Op deze site maak je een account met een uitnodiging van een beheerder. Die krijg je per mail, geldt voor
            jou alleen en zegt met welke rol en functie je binnenkomt. Zonder uitnodiging kan niemand zich registreren.
            Vraag de beheerder erom als je er geen hebt.
          </p>
        </Unless>
      </>
    ),
  },
  {
    id: 'premium',
    title: 'Premium en betalen',
    text: (
      <>
        <p>
          Premium kost {PREMIUM_EXCLUDING_VAT} euro per maand exclusief btw ({PREMIUM_INCLUDING_VAT} euro inclusief 21 %
          btw). Je betaalt maandelijks vooraf. Het abonnement loopt telkens een maand door tot je opzegt.
        </p>
        <p>
          Premium geeft onbeperkt AI-verzoeken, uitgebreide cijfers, voorrang bij ondersteuning en eigen
          AI-stijlprofielen. Onbeperkt is bedoeld voor gewoon redactiewerk: verzoeken die door een programma worden
          gedaan vallen er niet onder.
        </p>
        <p>
          <When fact="payments">
            Je bestelt Premium zelf, onder Account, en betaalt via Stripe met een kaart, iDEAL of SEPA-incasso. Mislukt
            een betaling, dan laten we het je weten en blijft Premium nog 7 dagen werken; blijft betaling uit, dan stopt
            het daarna. Je account en je werk blijven staan.
          </When>
          <Unless fact="payments">
            Betaal je niet op tijd, dan herinneren we je eraan. Blijft betaling dan uit, dan mogen we Premium
            stopzetten; je account en je werk blijven staan.
          </Unless>{' '}
          Een hogere prijs kondigen we minstens een maand vooraf aan, zodat je kunt opzeggen voordat hij ingaat.
        </p>
      </>
    ),
  },
  {
    id: 'opzeggen',
    title: 'Opzeggen',
    text: (
      <>
        <p>
          Je kunt Premium op elk moment opzeggen,{' '}
          {whether('payments', 'onder Account of met een bericht aan ons', 'met een bericht aan ons')}. Je account
          blijft actief als Premium tot het einde van de periode die je al hebt betaald; daarna houdt Premium op. Over
          een begonnen periode betalen we niets terug, behalve als de wet dat voorschrijft of als wij je account
          verwijderen.
        </p>
        <p>
          Ben je consument, dan kun je Premium tot 14 dagen na het afsluiten zonder reden ontbinden. Heb je ons gevraagd
          meteen te beginnen, dan betaal je het deel van de maand dat al voorbij is.
          <When fact="payments">
            {' '}
            Dat doe je op de pagina <TextLink to="/herroepen">Herroepen</TextLink>, ook zonder in te loggen. Je krijgt
            een bevestiging per mail, met het tijdstip, en het ongebruikte deel terug.
          </When>
        </p>
      </>
    ),
  },
  {
    id: 'gebruik',
    title: 'Wat niet mag',
    text: (
      <>
        <p>Je gebruikt Kopij niet om:</p>
        <Points>
          <li>de wet te overtreden of rechten van anderen te schenden, zoals auteursrecht of privacy;</li>
          <li>mensen te bedreigen, te discrimineren, op te lichten of te misleiden;</li>
          <li>ongevraagde reclame of nepnieuws te verspreiden;</li>
          <li>limieten, beveiliging of de proef te omzeilen;</li>
          <li>de dienst te overbelasten of door te verkopen alsof hij van jou is.</li>
        </Points>
      </>
    ),
  },
  {
    id: 'teksten',
    title: 'Jouw teksten',
    text: (
      <p>
        Wat je invoert blijft van jou. Op wat Kopij voor je maakt eisen we geen rechten op: je mag het gebruiken,
        aanpassen en plaatsen, ook zakelijk. Je geeft ons alleen toestemming om je teksten te verwerken voor zover dat
        nodig is om de dienst te leveren, zoals ze naar het ingestelde taalmodel sturen. Je staat ervoor in dat je de
        teksten mag gebruiken die je invoert.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'Wat een computer schrijft, kijk je na',
    text: (
      <p>
        Teksten komen van een taalmodel of van de ingebouwde schrijfhulp. Ze kunnen fouten, verzonnen feiten of claims
        bevatten die niet kloppen, en kunnen lijken op wat anderen krijgen. Lees elke tekst na voordat je hem plaatst:
        jij beslist wat er verschijnt en bent daarvoor verantwoordelijk. Scores en adviezen zijn hulpmiddelen en geen
        belofte dat een tekst goed bekeken wordt. Vraagt de wet dat je vermeldt dat AI heeft meegeschreven, dan doe je
        dat.
      </p>
    ),
  },
  {
    id: 'beschikbaarheid',
    title: 'Beschikbaarheid en ondersteuning',
    text: (
      <p>
        We doen ons best om Kopij goed en zonder onderbreking te laten werken, maar beloven niet dat het nooit stilligt.
        Onderhoud kondigen we aan als dat kan. Een taalmodel van een leverancier kan uitvallen of veranderen; een
        verzoek dat daardoor mislukt telt niet mee. Vragen beantwoorden we zo snel we kunnen, die van Premium-gebruikers
        het eerst. Onderdelen die je als bètatester probeert, kunnen fouten bevatten en weer verdwijnen.
      </p>
    ),
  },
  {
    id: 'aansprakelijkheid',
    title: 'Aansprakelijkheid',
    text: (
      <>
        <p>
          Onze aansprakelijkheid is beperkt tot het bedrag dat je in de drie maanden voor de schade aan ons hebt
          betaald. Voor indirecte schade, zoals gemiste omzet, verlies van gegevens of schade aan je naam, zijn we niet
          aansprakelijk.
        </p>
        <p>
          Deze beperking geldt niet bij opzet of bewuste roekeloosheid van ons, en niet voor zover de wet haar verbiedt.
          Ben je consument, dan houd je alle rechten die de wet je geeft. Meld schade zo snel mogelijk nadat je haar
          hebt ontdekt.
        </p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    text: (
      <p>
        Hoe we met persoonsgegevens omgaan staat in het <TextLink to="/privacybeleid">privacybeleid</TextLink> en het{' '}
        <TextLink to="/cookiebeleid">cookiebeleid</TextLink>. Zet je gegevens van anderen in je teksten, dan ben jij
        daarvoor verantwoordelijk en verwerken wij ze in jouw opdracht.
      </p>
    ),
  },
  youtubeTerms,
  {
    id: 'broncode',
    title: 'Vrije software',
    text: (
      <p>
        De software van Kopij is vrij onder de{' '}
        <TextLink to="https://www.gnu.org/licenses/agpl-3.0.html">GNU Affero General Public License</TextLink>, versie 3
        of later. Je hebt recht op de broncode van de versie die hier draait; vraag de beheerder waar je die vindt. Deze
        voorwaarden gaan over de dienst op deze site en beperken je rechten uit die licentie niet.
      </p>
    ),
  },
  {
    id: 'beeindigen',
    title: 'Als we moeten ingrijpen',
    text: (
      <p>
        Houd je je niet aan deze voorwaarden, dan mogen we je account beperken of sluiten. We waarschuwen je eerst,
        tenzij het te ernstig of te dringend is om te wachten. Je kunt je account ook zelf verwijderen, onder Account:
        je bevestigt dat met de link in een mail en hebt dan nog 7 dagen om terug te komen. Stoppen we met de dienst,
        dan laten we dat minstens een maand vooraf weten, kun je je teksten meenemen en krijg je terug wat je voor de
        tijd daarna al had betaald.
      </p>
    ),
  },
  {
    id: 'wijzigingen',
    title: 'Wijzigingen van deze voorwaarden',
    text: (
      <p>
        We kunnen deze voorwaarden wijzigen. De nieuwe tekst staat dan op deze pagina, met de datum bovenaan. Grote
        wijzigingen kondigen we minstens een maand vooraf aan; ben je het er niet mee eens, dan kun je opzeggen voordat
        ze ingaan.
      </p>
    ),
  },
  {
    id: 'recht',
    title: 'Recht en geschillen',
    text: (
      <p>
        Op deze voorwaarden is Nederlands recht van toepassing. Kom eerst bij ons als je ergens niet tevreden over bent;
        meestal lossen we het samen op. Lukt dat niet, dan beslist de bevoegde rechter in Nederland. Ben je consument,
        dan kun je ook naar de rechter van je woonplaats. Is een bepaling ongeldig, dan blijven de andere gelden.
      </p>
    ),
  },
]

const LATEST = '27 november 2026'

const additions: readonly Addition[] = [
  { date: LATEST, text: 'een tweede stap en passkeys bij het inloggen.' },
  { date: LATEST, text: 'je account zelf verwijderen, met 7 dagen om terug te komen.' },
  { date: LATEST, text: 'één proef per persoon, ook na het verwijderen van een account.', fact: 'open' },
  {
    date: LATEST,
    text: 'Premium zelf bestellen, betalen via Stripe, opzeggen en binnen 14 dagen herroepen, en wat er gebeurt als een betaling mislukt.',
    fact: 'payments',
  },
  { date: '28 november 2026', text: 'YouTube-kanalen volgen, volgens de servicevoorwaarden van YouTube.' },
]

export function Terms() {
  return (
    <LegalFrame
      path="/algemene-voorwaarden"
      lead="De afspraken tussen jou en de beheerder van deze site, in gewone woorden."
      additions={additions}
      parts={parts}
    />
  )
}
