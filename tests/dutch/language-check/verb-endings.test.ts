import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('behind ik stands the stem, without a t', () => {
  mends('verb-endings', {
    'Ik wordt er blij van.': 'Ik word er blij van.',
    'Vandaag leg ik uit hoe ik wordt gebeld.': 'Vandaag leg ik uit hoe ik word gebeld.',
    'Ik vindt dit een mooi boek.': 'Ik vind dit een mooi boek.',
    'Als ik houdt van koken, dan kook ik.': 'Als ik houd van koken, dan kook ik.',
    'Ik hebt geen tijd.': 'Ik heb geen tijd.',
    'Elke dag loopt de hond voor en ik loopt erachter.': 'Elke dag loopt de hond voor en ik loop erachter.',
    'Morgen denk ik na, want ik werkt vandaag.': 'Morgen denk ik na, want ik werk vandaag.',
    'Dat is iets wat ik kunt.': 'Dat is iets wat ik kan.',
    'IK WORDT GEK.': 'IK WORDT GEK.',
    'Ik antwoordt meteen.': 'Ik antwoord meteen.',
  })
})

test('before the verb jij takes a t', () => {
  mends('verb-endings', {
    'Jij word later bakker.': 'Jij wordt later bakker.',
    'Als jij word uitgenodigd, ga ik mee.': 'Als jij wordt uitgenodigd, ga ik mee.',
    'Je vind hier alle recepten.': 'Je vindt hier alle recepten.',
    'Hier lees je hoe je vermijd dat het mislukt.': 'Hier lees je hoe je vermijdt dat het mislukt.',
    'Jij heb gelijk.': 'Jij hebt gelijk.',
    'Jij loop altijd te snel.': 'Jij loopt altijd te snel.',
    'Zoals jij denk, zo is het.': 'Zoals jij denkt, zo is het.',
    'Je krijg er nooit genoeg van.': 'Je krijgt er nooit genoeg van.',
    'Jij gebruik te veel zout.': 'Jij gebruikt te veel zout.',
  })
})

test('hij, u, men, zij and het take a t on either side of the verb', () => {
  mends('verb-endings', {
    'Hij word morgen veertig.': 'Hij wordt morgen veertig.',
    'Hij vind het niets.': 'Hij vindt het niets.',
    'Dat vind hij niets.': 'Dat vindt hij niets.',
    'Morgen word hij veertig.': 'Morgen wordt hij veertig.',
    'U vind de winkel om de hoek.': 'U vindt de winkel om de hoek.',
    'Hier vind u de winkel.': 'Hier vindt u de winkel.',
    'Zij word de nieuwe burgemeester.': 'Zij wordt de nieuwe burgemeester.',
    'Het word morgen mooi weer.': 'Het wordt morgen mooi weer.',
    'Er word gebouwd in de straat.': 'Er wordt gebouwd in de straat.',
    'Men vind het een goed plan.': 'Men vindt het een goed plan.',
    'Iedereen houd van pannenkoeken.': 'Iedereen houdt van pannenkoeken.',
    'Wie bied meer dan tien euro?': 'Wie biedt meer dan tien euro?',
    'Dit bied veel kansen.': 'Dit biedt veel kansen.',
    'Hij antwoord nooit.': 'Hij antwoordt nooit.',
    'Hij heb geen zin.': 'Hij heeft geen zin.',
    'Wat vind de buurvrouw ervan?': 'Wat vindt de buurvrouw ervan?',
  })
})

test('behind the verb jij takes no t, nor does je where it is the subject', () => {
  mends('verb-endings', {
    'Wanneer wordt jij wakker?': 'Wanneer word jij wakker?',
    'Wat vindt jij ervan?': 'Wat vind jij ervan?',
    'Dat denkt jij alleen.': 'Dat denk jij alleen.',
    'Hoe vindt je dat?': 'Hoe vind je dat?',
    'Wat vindt je van de nieuwe trein?': 'Wat vind je van de nieuwe trein?',
    'Vindt je het ook zo koud?': 'Vind je het ook zo koud?',
    'Hier vindt je alle tips.': 'Hier vind je alle tips.',
    'Hoe houdt je je huis koel?': 'Hoe houd je je huis koel?',
    'Zo wordt je vanzelf blij.': 'Zo word je vanzelf blij.',
    'Hoe wordt je lid?': 'Hoe word je lid?',
    'Zo vindt je snel de juiste map.': 'Zo vind je snel de juiste map.',
    'Want dan wordt je een van hen.': 'Want dan word je een van hen.',
    'Hoe houdt je van alles wat over?': 'Hoe houd je van alles wat over?',
    'Wat wordt je later?': 'Wat word je later?',
    'Waar bent je geweest?': 'Waar ben je geweest?',
    'Daar kunt je van genieten.': 'Daar kun je van genieten.',
    'Hoe wordt je er beter van?': 'Hoe word je er beter van?',
  })
})

test('je as a possessive or an object leaves the verb its t', () => {
  stays('verb-endings', [
    'Wordt je moeder volgende week vijftig?',
    'Wanneer wordt je oud papier opgehaald?',
    'Wat vindt je broer ervan?',
    'Hoe vindt je nieuwe buurman het hier?',
    'Hij vindt je aardig.',
    'Iemand vindt je leuk!',
    'Dat wordt je niet in dank afgenomen.',
    'Er wordt je gevraagd om een paspoort.',
    'Daar wordt je een kop koffie aangeboden.',
    'Zo wordt je duidelijk wat er speelt.',
    'Wat houdt je tegen?',
    'Dat houdt je wakker.',
    'Het biedt je een eigen kamer.',
    'Hier leidt je pad langs het water.',
    'Na betaling wordt je bestelling verstuurd.',
    'Deze analyse wordt je routekaart.',
    'Raakt dit je? Houdt dit je bezig?',
    'Nu wordt je werk niet bewaard.',
    'Zo wordt je toch al drukke leven rustiger.',
    'Hier vindt je snel groeiende bedrijf nieuwe klanten.',
    'Hoe vindt je altijd vrolijke moeder dat?',
    'Daar houdt je op maat gemaakte kast het droog.',
    'Zo vindt je doelgroep je vanzelf.',
  ])
})

test('what stands beside a pronoun by chance is no mistake', () => {
  stays('verb-endings', [
    'Dat vind ik een goed idee.',
    'Dat moet jij vind ik zelf weten.',
    'Wat jij denk ik begrijpt, begrijpt hij ook.',
    'Ik vind hij zingt mooi.',
    'Als ik je vind, krijg je een knuffel.',
    'Ik weet niet hoe ik het vind.',
    'Dit vind ik wordt te weinig gezegd.',
    'Iemand zoals ik wordt daar vrolijk van.',
    'Wie ouder is dan ik wordt eerst geholpen.',
    'Mijn tweede ik wordt nooit moe.',
    'Het ik wordt gevormd door anderen.',
    'Wie ouder is dan jij en ik wordt eerst geholpen.',
    'Heb jij hulp nodig? Kun jij werk vinden?',
    'Ben jij wel eens op reis geweest?',
    'Dat land is groot, en dit strand is klein.',
    'Het antwoord is nee.',
    'Word je lid? Dan vind je hier alles.',
    'Meld u aan en houd u vast.',
    'Houd het simpel en vind je draai.',
    'Vind ze hier, en bind ze goed vast.',
    'Ik vond het leuk, hij vond het niets.',
    'Hij zond een brief. Zij bood koffie aan.',
    'Je kunt je aanmelden, en je wilt je moeder verrassen.',
    'Wil jij geld verdienen?',
    'Velden die door niemand betreed zijn.',
    'Je raad was goed, en je kleed ligt er mooi bij.',
    'Ga jij mee? Dan kom ik ook.',
    'Wat vind jij? Vertel het in de reacties.',
    'In Word vind je dit bij Bestand, en het Word-bestand opent vanzelf.',
  ])
})

test('the present tense ends in a t, the participle of the same sound in a d', () => {
  mends('verb-endings', {
    'Dat betekend dat we later eten.': 'Dat betekent dat we later eten.',
    'Wat betekend dat?': 'Wat betekent dat?',
    'Het gebeurd vaker dan je denkt.': 'Het gebeurt vaker dan je denkt.',
    'Hij verteld het aan iedereen.': 'Hij vertelt het aan iedereen.',
    'Zij reageerd altijd meteen.': 'Zij reageert altijd meteen.',
    'De gemeente organiseerd een feest.': 'De gemeente organiseert een feest.',
    'Het is gisteren niet gebeurt.': 'Het is gisteren niet gebeurd.',
    'Wat is er gebeurt?': 'Wat is er gebeurd?',
    'Er is veel verandert.': 'Er is veel veranderd.',
    'Ze heeft niet vertelt waarom.': 'Ze heeft niet verteld waarom.',
    'We zijn verhuist naar Zwolle.': 'We zijn verhuisd naar Zwolle.',
    'Dat is bedoelt als grap.': 'Dat is bedoeld als grap.',
  })
  stays('verb-endings', [
    'Het betaald voetbal begint weer.',
    'Het vernield gebouw staat leeg.',
    'Hij verbaasd: nee hoor.',
    'Het is gebeurd, en het gebeurt nog steeds.',
    'Wat dat heeft betekend, weet niemand.',
    'Hoe is het gebeurd?',
    'Wie rijk is verandert niet snel.',
    'Wat klein is verandert het snelst.',
    'Dat hij weg is betekent niets.',
    'Zoals het nu is betekent het niets.',
    'Dat bepaald is wie er komt, helpt.',
    'Slim zijn betekent voor elk dier weer iets anders.',
    'Dat is verteld en herhaald.',
    'Zo gewaardeerd, gecontroleerd en geïnteresseerd waren ze nog nooit.',
  ])
})
