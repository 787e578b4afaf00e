// The parts of the privacy policy that say what is kept, and for how long.
import { Points, type LegalPart } from './legal-frame.tsx'
import { ENTRY_DAYS, ENTRY_LIMITS } from '#contract/feeds/entry.ts'
import { EXPORT_DAYS } from '#contract/account-data/own-export.ts'
import { When, whether } from './passages.tsx'
import { TextLink } from './text-link.tsx'

export const keptData: LegalPart = {
  id: 'gegevens',
  title: 'Welke gegevens we bewaren',
  text: (
    <Points>
      <li>
        <strong>Je account:</strong> naam, gebruikersnaam, e-mailadres, rol, functie in de redactie, abonnement met
        begin- en einddatum, het aantal AI-verzoeken, wanneer je je registreerde en wanneer en vanaf welk IP-adres je
        het laatst inlogde. Je wachtwoord bewaren we alleen als een afdruk (hash) waaruit het niet terug te rekenen is.
        Ook staat erbij wanneer je je adres bevestigde, of je vroeg om je account te verwijderen,{' '}
        {whether('open', 'welke mails over je proef je kreeg, ')}
        en het geheime adres van je takenagenda als je die elders laat tonen.
      </li>
      <li>
        <strong>Wat je maakt:</strong> de teksten en artikelen die je invoert, met eerdere versies, wat eruit kwam, de
        afbeeldingen die je uploadt of laat maken, met de maker en de rechten die erin staan, je stijlprofielen, je
        eigen woordenlijst en wat je verder in de redactie vastlegt, zoals links, taken en recepten voor afbeeldingen.
        Geef je het adres van een artikel, dan haalt onze server die pagina op; de site ziet daarbij ons adres en niet
        het jouwe.
      </li>
      <li>
        <strong>Wie iets nakeek:</strong> kijk je een artikel na, dan bewaren we bij dat artikel een verslag: je naam,
        wanneer je het deed, en wat je besloot over de delen die AI schreef. Dat vraagt de AI-verordening, en het
        verslag verandert nooit meer.
      </li>
      <li>
        <strong>Wie meelas:</strong> van iemand die via een link een artikel meeleest, de naam en de opmerkingen die
        diegene opschrijft. Antwoord je op wat is teruggestuurd, of laat je als beheerder zo’n artikel toch naar buiten
        gaan, dan staan je naam, je woorden en het moment erbij. Dat alles blijft bij het artikel en gaat ermee weg. Een
        link zonder antwoord vergeten we 30 dagen nadat hij is verlopen.
      </li>
      <li>
        <strong>Wat andere sites melden:</strong> volgt de redactie een feed, dan haalt onze server die op, en bewaren
        we van elk bericht de titel, het adres, de datum, de naam van de schrijver als die erbij staat, en hoogstens{' '}
        {ENTRY_LIMITS.excerpt} tekens van de tekst.
      </li>
      <li>
        <strong>Je oordeel:</strong> de duimen en opmerkingen die je bij resultaten geeft.
      </li>
      <li>
        <strong>Gebruikscijfers:</strong> per AI-verzoek de tool, het model, het aantal tokens, de duur, de geschatte
        kosten en of het lukte.
      </li>
      <li>
        <strong>Extra beveiliging:</strong> zet je een tweede stap aan, dan bewaren we het geheim daarvan versleuteld en
        je herstelcodes als afdruk. Van een passkey bewaren we de openbare sleutel, de naam die je haar gaf, wanneer je
        haar toevoegde en voor het laatst gebruikte, hoe vaak ze zegt gebruikt te zijn en hoe je apparaat haar aanbiedt;
        de geheime sleutel en je vingerafdruk of gezicht blijven op je apparaat. Bij elke sessie staan het soort
        apparaat, wanneer ze begon en de laatste dag van gebruik.
      </li>
      <li>
        <strong>Uitnodigingen:</strong> nodigt een beheerder je uit, dan bewaren we je e-mailadres, de rol en de functie
        die je krijgt, en wie je uitnodigde.
      </li>
      <li>
        <strong>Mails en hun links:</strong> elke mail die we je sturen staat versleuteld in een wachtrij. Van een link
        daarin bewaren we een afdruk, het adres waar hij heen ging en of hij gebruikt is.
      </li>
      <When fact="payments">
        <li>
          <strong>Betalingen:</strong> je klantnummer bij Stripe, je abonnement, je facturen, of een betaling mislukte
          en of je je bestelling herriep. Je btw-nummer, bij een zakelijk abonnement, en je kaart- of rekeningnummer
          bewaart alleen Stripe.
        </li>
      </When>
      <li>
        <strong>Je berichten:</strong> naam, e-mailadres, bedrijf als je dat invult, je bericht en of je bètatester wilt
        worden.
      </li>
      <li>
        <strong>Veiligheid:</strong> het IP-adres van wie probeert in te loggen, zich te registreren of een bericht
        stuurt, om te veel pogingen tegen te houden, een herkenningsteken van de browsers waarmee je inlogde, en een
        logboek van wat beheerders wijzigen en van het inloggen: per uur hoe vaak er met je gebruikersnaam werd
        ingelogd, een verkeerd wachtwoord werd gegeven of moest worden gewacht, en vanaf welk IP-adres.
      </li>
      <li>
        <strong>Zonder account:</strong> wat je op de voorpagina als onderwerp voor titels invult, bewaren we niet; we
        tellen alleen een uur lang vanaf welk IP-adres er geprobeerd wordt. De tekst die je op de pagina{' '}
        <TextLink to="/taalcheck">Taalcheck</TextLink> plakt, verlaat je apparaat niet.
      </li>
      <When fact="analytics">
        <li>
          <strong>Bezoekcijfers:</strong> hoe vaak een openbare pagina op een dag werd bekeken en door hoeveel
          bezoekers, maar alleen van wie daarvoor toestemming gaf. Het zijn aantallen: geen IP-adressen, geen kenmerken
          van personen.
        </li>
      </When>
    </Points>
  ),
}

export const keptHowLong: LegalPart = {
  id: 'bewaren',
  title: 'Hoelang we ze bewaren',
  text: (
    <Points>
      <li>
        <strong>Account, stijlprofielen en geschiedenis:</strong> tot jij of de beheerder ze verwijdert. Ook na je proef
        of abonnement blijven ze staan, zodat je bij je werk kunt.
      </li>
      <li>
        <strong>Verwijderd uit je geschiedenis:</strong> een uur lang terug te halen, daarna voorgoed weg.
      </li>
      <li>
        <strong>Verwijderde artikelen, links en taken:</strong> 30 dagen in de prullenbak, daarna voorgoed weg.
      </li>
      <li>
        <strong>Berichten uit feeds:</strong> {ENTRY_DAYS} dagen, of tot de feed wordt verwijderd. Wat op het bord is
        gezet blijft daar tot het er wordt weggehaald.
      </li>
      <li>
        <strong>Afbeeldingen:</strong> wat een tool maakt 24 uur. Een afbeelding in een artikel blijft zolang het
        artikel of een eerdere versie haar gebruikt, en daarna nog hoogstens 30 dagen.
      </li>
      <li>
        <strong>Een verwijderd account:</strong> verwijder je het zelf, dan kun je nog 7 dagen terugkomen. Daarna gaan
        je concepten, afbeeldingen, geschiedenis, stijlprofielen en beoordelingen mee, en alles van je inloggen.
        Artikelen die zijn gepubliceerd of nagekeken, blijven bij de redactie, met hun eerdere versies en afbeeldingen,
        zonder dat erbij staat dat ze van jou waren. De gebruikscijfers blijven, en ook de links en taken van de
        redactie, zonder dat te zien is dat jij het was. Alleen bij een artikel dat je nakeek, blijft je naam staan
        zolang dat artikel er is, en bij wat je een meelezer antwoordde of toch liet gaan.
      </li>
      <li>
        <strong>Een account dat een beheerder verwijdert:</strong> dan krijgt een ander de artikelen, of ze gaan naar de
        prullenbak van de redactie, waaruit beheerders ze nog 30 dagen kunnen terughalen. Wat daarvan op een website
        staat, blijft bij de redactie. De rest gaat zoals hierboven, meteen.
      </li>
      <When fact="open">
        <li>
          <strong>Of er al een proef was:</strong> van een verwijderd e-mailadres bewaren we een jaar lang een afdruk
          die met een geheime sleutel is gemaakt (keyed hash), maar alleen als vaststond dat het adres van jou was.
          Daaruit is het adres niet terug te lezen; we zien er alleen aan of hetzelfde adres zich opnieuw aanmeldt voor
          een proef. Verder bewaren we er niets bij.
        </li>
      </When>
      <li>
        <strong>Een export van je gegevens:</strong> het bestand staat {EXPORT_DAYS} dagen voor je klaar en wordt dan
        verwijderd.
      </li>
      <li>
        <strong>Mails en hun links:</strong> een mail tot 14 dagen nadat hij verstuurd is, een link of uitnodiging tot
        30 dagen nadat hij verlopen is.
      </li>
      <When fact="analytics">
        <li>
          <strong>Bezoekcijfers:</strong> twee jaar.
        </li>
      </When>
      <li>
        <strong>Je sessie:</strong> tot je uitlogt of je browser sluit, en op de server tot 30 dagen na het laatste
        gebruik, maar nooit langer dan 90 dagen.
      </li>
      <li>
        <strong>Berichten via het contactformulier:</strong> tot twee jaar nadat we ze hebben afgehandeld, met ons
        antwoord erbij. Op je verzoek verwijderen we ze eerder.
      </li>
      <li>
        <strong>Het logboek van beheerders en van het inloggen:</strong> een jaar. Wordt je account verwijderd, dan gaan
        je gegevens meteen uit de regels over je account; alleen de regel dat het verwijderd is, noemt nog je
        gebruikersnaam. In andere regels, zoals over een taak die je kreeg, een bericht van je of iets dat je als
        beheerder deed, kan je naam blijven staan tot ze een jaar oud zijn.
      </li>
      <li>
        <strong>De browsers waarmee je inlogde:</strong> tot een jaar na je laatste login daarmee, hoogstens twintig.
        Tellingen van verkeerde wachtwoorden: een dag.
      </li>
      <li>
        <strong>Facturen:</strong> minstens zeven jaar, omdat de belastingwet dat eist.
        <When fact="payments">
          {' '}
          Verwijder je je account, dan blijven ze staan bij je klantnummer van Stripe, zonder je naam.
        </When>
      </li>
      <li>
        <strong>Reservekopieën:</strong> wat verwijderd is kan daarin nog korte tijd staan, tot ze worden overschreven.
      </li>
    </Points>
  ),
}
