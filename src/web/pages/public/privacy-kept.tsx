// The parts of the privacy policy that say what is kept, and for how long.
import { Points, type LegalPart } from './legal-frame.tsx'
import { When } from './passages.tsx'
import { TextLink } from './text-link.tsx'

export const keptData: LegalPart = {
  id: 'gegevens',
  title: 'Welke gegevens we bewaren',
  text: (
    <Points>
      <li>
        <strong>Je account:</strong> naam, gebruikersnaam, e-mailadres, rol, abonnement met begin- en einddatum, het
        aantal AI-verzoeken, wanneer je je registreerde en wanneer en vanaf welk IP-adres je het laatst inlogde. Je
        wachtwoord bewaren we alleen als een afdruk (hash) waaruit het niet terug te rekenen is.
      </li>
      <li>
        <strong>Wat je maakt:</strong> de teksten en artikelen die je invoert, wat eruit kwam, je stijlprofielen, je
        eigen woordenlijst en wat je verder in de redactie vastlegt, zoals links en taken. Geef je het adres van een
        artikel, dan haalt onze server die pagina op; de site ziet daarbij ons adres en niet het jouwe.
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
        je herstelcodes als afdruk. Van een passkey bewaren we alleen de openbare sleutel en de naam die je haar gaf; je
        vingerafdruk of gezicht blijft op je apparaat. Bij je sessies staan het soort apparaat en de laatste dag van
        gebruik.
      </li>
      <li>
        <strong>Uitnodigingen:</strong> nodigt een beheerder je uit, dan bewaren we je e-mailadres en de rol die je
        krijgt.
      </li>
      <When fact="payments">
        <li>
          <strong>Betalingen:</strong> je klantnummer bij Stripe, je abonnement en je facturen, en bij een zakelijk
          abonnement je btw-nummer. Je kaart- of rekeningnummer krijgt alleen Stripe.
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
        <strong>Verwijderde links en taken:</strong> 30 dagen in de prullenbak, daarna voorgoed weg.
      </li>
      <li>
        <strong>Een verwijderd account:</strong> verwijder je het zelf, dan kun je nog 7 dagen terugkomen. Daarna gaan
        je geschiedenis, stijlprofielen, artikelen en beoordelingen mee. De gebruikscijfers blijven, zonder wie ze
        maakte.
      </li>
      <When fact="open">
        <li>
          <strong>Of er al een proef was:</strong> van een verwijderd e-mailadres bewaren we een jaar lang een afdruk
          die met een geheime sleutel is gemaakt (keyed hash). Daaruit is het adres niet terug te lezen; we zien er
          alleen aan of hetzelfde adres zich opnieuw aanmeldt voor een proef. Verder bewaren we er niets bij.
        </li>
      </When>
      <li>
        <strong>Een export van je gegevens:</strong> het bestand staat korte tijd voor je klaar en wordt dan verwijderd.
      </li>
      <When fact="analytics">
        <li>
          <strong>Bezoekcijfers:</strong> twee jaar.
        </li>
      </When>
      <li>
        <strong>Je sessie:</strong> tot je uitlogt of je browser sluit, en op de server hoogstens 30 dagen.
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
        <strong>Facturen:</strong> zeven jaar, omdat de belastingwet dat eist.
      </li>
      <li>
        <strong>Reservekopieën:</strong> wat verwijderd is kan daarin nog korte tijd staan, tot ze worden overschreven.
      </li>
    </Points>
  ),
}
