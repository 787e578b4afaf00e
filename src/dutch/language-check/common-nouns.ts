// Common nouns by the article they take, and the compounds of them. Data, and the lookup on it.
import { wordSet } from '#dutch/text/word-lists.ts'
import { FIRST_PARTS } from './compounds.ts'

/** Common nouns that take 'het'. Left out is what takes both, or is a word of another kind as well ('bos',
 * 'licht'), or stands behind 'de' in a fixed phrase ('in de weer', 'op de been'). */
export const HET_NOUNS = wordSet(`
  meisje jongetje kind huis boek dorp land bedrijf water brood vlees ei glas bord mes bed raam dak gebouw kantoor station paard konijn schaap varken
  dier hert hoofd oog oor lichaam gezicht hart jaar uur moment weekend gezin gebied lied nummer bezoek beeld verhaal artikel bericht gesprek antwoord
  plan probleem voorbeeld feest cadeau geld nieuws woord huwelijk ontwerp systeem rapport ziekenhuis museum strand eiland park plein zwembad theater
  restaurant café hotel vliegtuig schip balkon lokaal paspoort geheim programma project onderzoek resultaat onderwerp formulier contract team elftal
  seizoen toernooi leven gevoel geluk verkeer ongeluk gevaar vuur gras blad fruit papier scherm bestand wachtwoord netwerk platform orkest interview
  kabinet parlement onderwijs examen diploma recept ontbijt diner toetje ijsje biertje kopje tafeltje huisje hondje idee onderdeel verzoek voorstel
  bestuur college ministerie slachtoffer personeel publiek volk dossier interieur jubileum monument perron stadion kasteel klooster landgoed terras
  trottoir kruispunt kanaal beroep salaris loon inkomen pensioen tarief tekort overschot record optreden concert album liedje gedicht hoofdstuk
  personage sprookje ingrediënt deeg kruid menu drankje broodje taartje koekje hapje gerecht blikje pakje zakje gerucht misverstand conflict protest
  debat compromis verbod vonnis proces verhoor bewijs motief misdrijf wapen lijk virus vaccin medicijn symptoom gewricht gebit apparaat toestel
  toetsenbord filmpje begin einde doel gevolg verschil belang beleid besluit akkoord budget bedrag uitzicht lid pand rijbewijs schilderij karakter`)
/** Common nouns that take 'de', and cannot do without an article. */
export const DE_NOUNS = wordSet(`
  straat tafel stoel deur muur tuin keuken kamer slaapkamer woonkamer badkamer auto trein tram bus boot telefoon computer laptop stad gemeente school
  winkel supermarkt markt kerk bank fabriek bibliotheek brug hoek wijk buurt provincie woning regering politie man vrouw jongen moeder vader broer zus
  vriend vriendin leraar dokter buurman buurvrouw klant lezer schrijver hond kat vogel koe boom bloem film krant brief foto tekst vraag naam pagina
  website vergadering afspraak mening toekomst maand zon maan zee rivier berg hemel wereld natuur muziek wedstrijd speler trainer club economie
  oplossing ervaring organisatie appel soep taart koffie thee wijn fles pan lepel vork lamp kast bril jas broek trui schoen tas sleutel brand ramp
  storm regel wet maatregel boete rechtbank aanvraag vergunning subsidie verkiezing campagne partij fractie raad commissie verzekering belasting huur
  hypotheek prijs rekening factuur korting lening schuld winst kans fout reden oorzaak manier methode training finale titel beker stand ploeg tribune
  kantine sporthal opera voorstelling tentoonstelling expositie band cd kassa lift trap gang zolder kelder schuur garage poort stoep rotonde snelweg
  afslag haven kade dijk sloot operatie behandeling kliniek praktijk diagnose griep pijn jeuk koorts spier knie elleboog enkel saus salade ovenschotel
  pizza pasta kaas worst koek cake oven koelkast schaal ziekte voet hand neus mond rug rekening vakantie informatie situatie opleiding samenleving fiets periode afdeling camera`)

/** Persons among them: 'een goed schrijver' is right. */
export const PERSONS = wordSet(`
  man vrouw jongen moeder vader broer zus vriend vriendin leraar dokter buurman buurvrouw klant lezer schrijver speler trainer politie regering`)

/** 'De' or 'het' of a common noun, and of a compound that ends in one: 'winterjas', 'stadhuis'; null of what is not known. */
export function articleOf(noun: string): 'de' | 'het' | null {
  if (HET_NOUNS.has(noun)) return 'het'
  if (DE_NOUNS.has(noun)) return 'de'
  for (let at = 3; at <= noun.length - 3; at += 1) {
    const [first, last] = [noun.slice(0, at), noun.slice(at)]
    const isKnown = [first, first.replace(/s$/, '')].some((part) =>
      [FIRST_PARTS, HET_NOUNS, DE_NOUNS].some((words) => words.has(part)),
    )
    if (isKnown && HET_NOUNS.has(last)) return 'het'
    if (isKnown && DE_NOUNS.has(last)) return 'de'
  }
  return null
}
