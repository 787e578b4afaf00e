// Words inside a sentence that lean on what was told before it: 'Bij een merel duurt dat vier weken'. In doubt a sentence leans,
// and another one is used. Knows only the one sentence.
import { unquoted } from './address.ts'

const MARKS: readonly RegExp[] = [
  // A place that was named before; 'hier en daar' names none.
  /(?<!(?:hier en|van) )(?<=\p{L} )(?:daar|hier)(?!\p{L})(?! en daar)/iu,
  /^(?:vraag|doe|zeg|meld|controleer|regel|zet|leg|geef) (?:dit|die|ze|hem|haar)(?!\p{L})|^van (?:de|het) (?:uitkomst|bedrag|rest|opbrengst)(?!\p{L})/iu,
  /(?<!\p{L})(?:wat|die|waar) er dan(?!\p{L})/u,
  /(?<!\p{L})(?:kost|duurt|is|wordt|blijft|geldt|gaat|komt|opent|begint) dan(?!\p{L})/u,
  /(?<=\p{L} )(?:daar|hier)(?:voor|van|over|mee|bij|door|uit|op|aan|tegen|naar|in|na)(?!\p{L})(?![^.]*(?<!\p{L})(?:dat|om|of|hoe|wat) )/u,
  // What goes before, or whom somebody is set against.
  /^(?:Stel,|[Tt]ot nu toe|[Aa]ls (?:je|u) nu|[Ss]oms (?:is|zijn)|.* iets anders(?! dan))(?!\p{L})|^(?:\p{Lu}[\p{L}-]+ ){1,3}zelf (?!\p{Lu})/u,
  // 'wordt een leerling er boos om'.
  /(?<=\p{L} )er (?:\p{L}+ ){1,2}(?:om|over|uit|onder|achter)[.?]?$/u,
  // 'zo’n kuur' was told of before; 'zo’n 400 mensen' is a count.
  /(?<!\p{L})zo['’]n (?!\p{N}|€|(?:honderd|duizend|twintig|dertig|veertig|vijftig|zestig|tien|twaalf|vijf|zes|drie|vier))/iu,
  /(?<!\p{L})(?:that|this) (?:figure|number|plan|deal|decision|amount)(?!\p{L})|(?<!\p{L})there instead|in the other direction/iu,
  /(?<!\p{L})het geheel(?!\p{L})|^er (?:\p{L}+ ){2,4}(?:op|in|onder|tussen)(?=[,.])/iu,
  /(?<=\p{L} )(?<!op )(?:(?:dit|dat) (?:laatste|deel|aantal|percentage|bedrag|plan|voorstel|jaar|besluit|moment|verhaal)|het verschil(?! (?:tussen|met|van|in|maak)))(?!\p{L})/u,
  // 'een reeks van die steegjes', 'met dat zuur erbij': the sentence has not named them.
  /^(?!.*(?<!\p{L})(\p{L}+)(?!\p{L}).* (?:dat|die) \1(?!\p{L})).*(?<!\p{L})(?:aan|bij|door|in|met|naar|van|voor) (?:dat|die) \p{L}+(?!\p{L})/iu,
  // 'Dertien waren voor', 'Ik snap nu waarom', 'dan hebt u recht': on what, and why?
  /(?<!\p{L})(?:(?:was|waren|is|zijn) (?:voor|tegen)|waarom|recht|(?:twee|drie|vier|vijf) (?:soort|soorten|varianten|versies))(?=[,;.])/u,
  // What comes on top of what was told, or stays in spite of it.
  /^[^,;]* (?:(?:wees|wijst|wijzen|wezen) er|nog wel)(?!\p{L})|^(?:twee|drie|vier|vijf|zes) andere (?!dan)|^laten we (?:dat|die|dit|daar|het)(?!\p{L})|^het is niet \p{L}+ en (?!\p{L}+ om )/iu,
  // 'luidt dan de schoolbel': no condition before it, and no comparison.
  /^(?![^,]{6,120}, (?:\p{L}+ ){0,3}dan(?!\p{L}))(?!(?:als|wie|wanneer|bent|is|zijn|hebt|heb|staat|ligt|zit|lukt|kan|kunt|wilt|moet|gaat|was|vraagt|komt|blijft|ziet|voelt|twijfel|stel|dalen|stijgen|duurt|in|op|na) )(?!.*(?<!\p{L})(?:(?:meer|minder|anders?|andere|eerder|liever|zo|beter) (?:[^.]* )?|\p{L}{3,}er )dan(?!\p{L})).*(?<=\p{L} )dan(?= \p{L})/iu,
]

/** Whether a sentence has a word, outside what it quotes, that can only be understood from what stands before it. */
export function leans(sentence: string): boolean {
  const said = unquoted(sentence)
  return MARKS.some((mark) => mark.test(said))
}
