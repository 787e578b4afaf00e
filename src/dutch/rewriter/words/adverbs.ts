// Words that stand behind 'je' or 'u' without belonging to it, and nouns that go without an article. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'

/** Adverbs, particles and the like, beside the function words of all of Dutch: behind them 'je' is never 'your'. */
export const ADVERBS = wordSet(`
  achteraf achteruit af allemaal allang alleszins alsnog alvast alweer anders apart beter best binnenkort bijvoorbeeld daadwerkelijk daarbij daarin
  daarna daarop daarover daarvan daarvoor dagelijks degelijk desgewenst desnoods dichtbij direct doorgaans echt eenmaal eerder eerst eigenlijk elders
  enigszins eraan erbij erdoor eren ergens erin ermee ernaar erop erover ertegen eruit ervan ervoor eventueel evenveel extra gauw geleidelijk gelukkig
  genoeg graag gratis haast half hard heen helaas helemaal hen hierin hierna hierop hierover hiervan hiervoor hooguit hoogstens iedereen immers
  inderdaad ineens jaarlijks kortom kwijt langer later liefst liever links los maandelijks makkelijk mee meestal meteen minstens moeilijk momenteel
  morgen natuurlijk neer nergens net nogal nogmaals ondanks onderweg onlangs onmiddellijk overal overdag overigens pas persoonlijk precies pril
  rechtop rechts rechtstreeks reeds rustig ruim samen simpelweg sindsdien snel sowieso spontaan straks sterk tegelijk tegelijkertijd tegenwoordig
  telkens ten tenminste terecht ter terug tevens tevoren thans thuis tijdig toe totaal trouwens tussendoor twee uiteindelijk uiteraard uitgebreid
  vaker vandaag vanavond vanmiddag vanmorgen vanochtend vannacht vanzelf vast veilig vervolgens vlot vlak volop vooraf vooralsnog voorlopig voortaan
  vooruit vrijblijvend vrijwel vroeg vroeger waarschijnlijk wekelijks weg wellicht werkelijk zeker zelden zoal zodanig zoiets zojuist zonet zorgvuldig
  zoveel zowel zoals enkele enige diverse verschillende meerdere 's jezelf uzelf gisteren ooit dezelfde hetzelfde zulke dergelijke degene diegene
  allebei allerlei allerhande eergisteren overmorgen binnenshuis buitenshuis onderling alsjeblieft alstublieft desondanks niettemin hoogst tamelijk
  redelijk behoorlijk compleet volledig kosteloos online offline digitaal telefonisch schriftelijk doorlopend regelmatig geregeld continu voortdurend
  blijvend tijdelijk dikwijls amper nauwelijks ternauwernood zomaar gerust beslist absoluut uitsluitend voornamelijk hoofdzakelijk merendeels
  grotendeels deels gezamenlijk individueel afzonderlijk achtereenvolgens allereerst tenslotte vooreerst zogezegd respectievelijk dankzij kilo liter
  euro procent uur keer maal genoodzaakt nodig zoek bewust oneens gewend klaar bang blij trots moe ziek boos verdrietig tegemoet teleur verplicht
  verantwoordelijk alvorens hierheen daarheen naartoe vandaan ervandoor eropuit waard aanwezig afwezig`)

/** Nouns that go without an article: behind 'als je' they are its object ('als je hulp nodig hebt'). */
export const BARE_NOUNS = wordSet(`
  aandacht aardappelen advies afspraken alcohol antwoord apparatuur applaus bagage balans baat begrip behoefte bericht bescherming bezwaar bier
  boodschappen boter bouillon brood buikpijn chocolade contact contant creativiteit cijfers data deeg dorst ervaring energie fanatiek fruit gas
  gebruik gehoor geld geluid geluk gember gelijk genoegen gevaar geduld gehakt glas goud haast heimwee hinder hoofdpijn honger hulp huur ijs
  informatie inkomen inspiratie interesse internet invloed jenever kaas kans kaartjes kennis klachten knoflook koffie koorts korting kritiek
  kruiden kwaliteit last lekkers lef les licht lid lol lucht make-up medelijden medicatie meel melk moeite moed muziek nadruk nieuws olie onderdak
  ontslag onderhoud overlast overzicht overgewicht papier pech pijn plek plezier pizza post problemen profijt recht rekening respect rijst rijles
  ruimte rust ruzie salade saus schade schulden slaap slagroom sneeuw soep spierpijn spijt sport stof stress stroom subsidie succes suiker
  tegenwicht thee tijd tips toegang toestemming toeslag toezicht trek twijfel uitleg uitkering uitstel vakantie verdriet vergoeding verlof
  vertraging vertrouwen verzending vis vitamines vlees voorrang voordeel voorkeur vorm vragen vuur warmte water werk wijn wifi wind winst zand
  zekerheid zicht zin zorg zorgen zout zuurstof zon ijzer suggesties bijstand aow toeslagen belasting feedback tekst koek taart yoghurt kip pasta
  bonussen punten spaarpunten voorraad garantie vrijheid aanleg talent visite bezoek bloed gratis voeding`)

/** Nouns that are always somebody's, also at the end of a compound: behind 'je' they make it 'your'. */
export const OWNED_NOUNS = wordSet(`
  aanbieder aangifte aansluiting abonnement account adres afspraak agenda angst arm arts auto avond baan baas bad balkon band bank bed been bedrijf
  begroting beoordeling bestelling bericht beroep bestemming beurt bezwaar bijdrage bloeddruk boek boekhouding boete bon boodschap bril broek broer
  brief buik buren buurman buurt camera computer collega contract contactpersoon creditcard cv dag deel deur diploma docent dochter doel dossier droom
  echtgenoot eigendom ervaring e-mail factuur familie favoriet feest fiets foto gebit geboortedatum gedrag gehoor geheugen gemeente gemoed gemoedsrust
  geslacht gesprek gevoel geweten gewicht gezicht gezin gezondheid gids grens haar hals hand handtekening hart hoofd hond hotel huid huis huisdier
  huishouden huiswerk hypotheek idee identiteit identiteitsbewijs inboedel inbox inkomen inschrijving inwoner jas jeugd kamer kat kantoor kassabon
  keel keuken keuze kind klant klas kleding koelkast koffer kop laptop leeftijd leven lichaam lidmaatschap lip locatie loon maag maat machine maaltijd
  mailbox man manager mening mobiel moeder mond motor mantelzorger naam nek netwerk neus nummer oma omgeving onderneming oog oor opa opdracht
  opleiding organisatie pakket pas paspoort partner pc pensioen perceel personeel persoonlijkheid pincode plan planning polis portemonnee postcode
  premie privacy profiel publiek raam rekening reis relatie reservering rijbewijs rol rug school schouder schuld sessie situatie sleutel smaak
  smartphone spaargeld stad stem straat studie stijl tafel tablet tas telefoon terras tuin toekomst toestel tv uitkering vader vakantie vakantiegeld
  verblijf verhaal verjaardag verzekeraar verzekering verzekeringspapieren vermogen vergunning voet voorkeur vriend vriendin vraag vrouw
  wachtwoord wagen wandeling was website weekend wereld werkgever werknemer werkplek werkdag woning woonplaats wensenlijst zaak ziektekosten zoon zorg
  zus woordenschat portefeuille inlog vaatwasser oven magnetron kachel cv-ketel meterkast meterstand zonnepanelen`)
