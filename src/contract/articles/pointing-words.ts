// Words with which a Dutch sentence points back to what was said before it, by what they need there. Data only.

/** The beginning of a sentence, quotation marks and brackets passed over. */
const opening = (words: string) =>
  new RegExp(
    `^[\\s‘'“"„«([]*(?:${words
      .trim()
      .split(/\s*\n\s*|\s*,\s*/)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )

/** They tie a sentence to the one before: a contrast, a cause, an order in time, one more. */
export const connectives = opening(`
  maar, toch, echter, niettemin, desondanks, daarentegen, integendeel, wel, juist, anders
  daarom, daardoor, dus, vandaar, want, immers, namelijk, hierdoor, zodoende, zo
  daarna, vervolgens, toen, intussen, ondertussen, inmiddels, sindsdien, tegelijk, tegelijkertijd, eerst, nu, dan
  ook, bovendien, daarnaast, verder, zelfs, en, of, ten slotte, tot slot, kortom, bijvoorbeeld
  daarmee, daarvoor, daarvan, daarbij, daarover, daarin, daartegen, hiermee, hiervoor, hierbij`)

/** They name what was just named again. */
export const demonstratives = opening(
  'dat, die, dit, deze, daar, hier, dezelfde, hetzelfde, beide, allebei, zelf, alleen',
)

/** They name a person who was just named. */
export const pronouns = opening('hij, zij, ze, zijn, haar, hun, hem, hen')

/** Somebody of whom the next sentence can say 'hij' or 'zij', beside those with a name. */
export const people =
  /(?<![\p{L}\p{N}])(?:hij|zij|ze|man|vrouw|mannen|vrouwen|jongen|meisje|mensen|kinderen)(?![\p{L}\p{N}])/iu
