// What a word list knows beyond the words in it: new words, compounds of its words, parts with hyphens, forms in -ers.
// Knows no list.
import { wordSet } from '#dutch/text/word-lists.ts'

/** What Hunspell says of a word, by itself or inflected and compounded like another; hunspell-asm's own words. */
export interface Speller {
  spell: (word: string) => boolean
  addWord: (word: string) => unknown
  addWordWithAffix: (word: string, example: string) => unknown
}

export interface WordList {
  /** Whether the list has a word, with its inflections and with the compounds that Hunspell makes of it. */
  spell: (word: string) => boolean
  /** Whether the word stands in the list as it is. */
  lists: (word: string) => boolean
}

/** How the list writes 'ij' within; what it is asked is turned into it, what is added to it is not. */
const LONG_IJ = 'ĳ'
/** Parts of compounds with fewer letters than this are rather an accident. */
const SHORTEST_PART = 4
const MOST_PARTS = 3
/** Shorter words that compounds are made of. */
const SHORT_PARTS = wordSet(`
  een twee drie vier vijf zes acht tien mans app zee dag bus vak wit rug arm arts wijn huis weg tas tuin band deur pen pot pan kaas jas hal hok dak
  dijk kop mug bij eik den lijn pil ziek bad bak bal bed bel bom bon bos bot bui cel club cup dam das deeg dek dop duo fan film gas geit gel gif gids
  god goud hof hop hut ijs jam kan kar kat kip kit kom kop kok kus lab lak lam lap las lek les lid lip lob lot map mat mes mix mop mos nek net oog oor
  oma opa os pad pak pas pop pub put pyjama rad ram rat rek rem ren rij rit rok rol rum sap set ski sla slot soep som spa spel stad ster stof tak team
  tent top tor tram trui trek ton vat vel ven vis vlag vla vos wal was wet wol zak zin zon web car pay pin quiz kus kwis eis eed las dij dia`)
/** Words, but never in a compound that is not in the list: 'geinform' and 'eert' are no word together. */
const NO_PARTS = wordSet('gein eert eerd eerde eren ering')
/** Letters that are heard alike, or nearly: what someone wrote, and what was meant. */
const SOUNDS = 'ei:ij ij:ei au:ou ou:au g:ch ch:g k:c c:k s:z f:v t:d d:t i:ie ie:i s:c th:t t:th'
  .split(' ')
  .map((pair): readonly string[] => pair.split(':'))
/** What is most often left out. */
const LEFT_OUT = ['n', 'e', 's', 'r']

/** The list of `dictionary` (the text of a .dic file) as `speller` has loaded it, with our own new words. */
export function openWordList(speller: Speller, dictionary: string): WordList {
  for (const line of NEW_WORDS) {
    const [word = '', example] = line.replaceAll('ij', LONG_IJ).split('=')
    if (example === undefined) speller.addWord(word)
    else speller.addWordWithAffix(word, example)
  }
  const listed = new Set(
    dictionary
      .replaceAll(LONG_IJ, 'ij')
      .split('\n')
      .map((line) => line.split('/', 1)[0] ?? ''),
  )
  return { spell: (word) => speller.spell(word), lists: (word) => listed.has(word) }
}

/**
 * Whether `word` is right by the list: the list has it, or it is made of words of the list. A word that differs from one of the
 * list as mistakes do ('pannekoek', 'burgermeester') is none, though 'burger' and 'meester' are.
 */
export function isRight(word: string, list: WordList): boolean {
  const { spell, lists } = list
  if (spell(word)) return true
  if (word.includes('-')) return word.split('-').every((part) => part.length < SHORTEST_PART || isRight(part, list))
  // 'Iets aanstekelijks', 'iets veel ongemakkelijkers'.
  if (/(?:er|lijk|ig|baar|zaam|loos|end|eel|ief)s$/.test(word) && spell(word.slice(0, -1))) return true
  return (
    isCompound(word, spell, MOST_PARTS) &&
    !mistakesFor(word).some(lists) &&
    !mistakesFor(withoutEnding(word)).some(lists)
  )
}

function isCompound(word: string, spell: WordList['spell'], parts: number): boolean {
  if (parts < MOST_PARTS && isPart(word, spell)) return true
  if (parts === 1) return false
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const linked = first.endsWith('s') ? first.slice(0, -1) : first
    if ((isPart(first, spell) || isPart(linked, spell)) && isCompound(rest, spell, parts - 1)) return true
  }
  return false
}

function isPart(part: string, spell: WordList['spell']): boolean {
  return (part.length >= SHORTEST_PART || SHORT_PARTS.has(part)) && !NO_PARTS.has(part) && spell(part)
}

/** The list has nouns in the singular and adjectives without their e. */
function withoutEnding(word: string): string {
  return word.replace(/(?:en|s|e)$/, '')
}

/** The words that someone who wrote `word` may have meant, by the mistakes that are made most. */
function mistakesFor(word: string): string[] {
  const meant: string[] = []
  for (let at = 0; at < word.length; at += 1) {
    const [head, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    meant.push(head + rest, head + letter + letter + rest, head + rest.charAt(0) + letter + rest.slice(1))
    for (const [written = '', right = ''] of SOUNDS)
      if (word.startsWith(written, at)) meant.push(head + right + word.slice(at + written.length))
    if (at > 0) meant.push(...LEFT_OUT.map((missing) => head + missing + letter + rest))
  }
  return meant.filter((one) => one !== word)
}

/**
 * A word, or with `=` a word and one of the list that it is inflected and compounded like: 'tikkie=fikkie' knows 'tikkies' and
 * 'tikkiebedrag' too.
 */
export const NEW_WORDS: readonly string[] = `
  winactie=actie winacties welste lungo lungo's hydro caption=fikkie captions tikkie=fikkie tikkies crypto=auto cryptobeurs cryptowallet chatbots
  podcastmaker binge-watchen deepfakes fatbike=fiets fatbikes wifi-versterker videobelde teamsen netcongestie biobased traybake traybakes
  smoothie=fikkie poké poké-bowl foodtrucks flat-white scale-up scale-ups spreidingswet non-binair lhbti lhbti'er lhbtiq woke cancelcultuur rewilding
  wandelapp podwalk padel padellen padelt padelbaan=baan bouldert suppen supt crossfit spinningles bookfluencer campervan repaircafé minibieb=bieb
  knarrenhof buurtapp=kap buurtpreventieapp machinelearning goudreinet=raket goudreinetten orderpicker=zanger orderpickers vergrassen vergrast
  pickstation pickstations dalkorting ict pick picks krijser krijsers scaleup startup mocktail mocktails vape vapen vapet vapes tiktokker=zanger
  tiktokkers instagrammer instagramaccount youtuber=zanger youtubers cryptobeurzen factcheckers podwalks thai`
  .trim()
  .split(/\s+/)
