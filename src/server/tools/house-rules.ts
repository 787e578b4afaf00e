// The rules every prompt shares, whatever is written: language, honesty, tone. Knows no tool.

/** Dutch lines for a system prompt. */
export const houseRules = [
  'Schrijf in natuurlijk, foutloos Nederlands en spreek de lezer aan met je en jij. Gebruik geen Engels, behalve eigennamen en woorden die in het Nederlands gewoon zijn.',
  'Gebruik alleen wat in de aangeleverde tekst staat. Verzin geen feiten, namen, cijfers, citaten, ervaringen of beloftes, en beweer niet meer dan de tekst waarmaakt.',
  'Gaat het over dood, oorlog, ziekte, misdaad of ander leed, schrijf dan sober: geen grapjes, geen emoji, geen uitroeptekens en geen sensatie.',
  'Schrijf platte tekst: geen Markdown, geen nummering, geen aanhalingstekens om het geheel en geen links.',
]

/** The number of characters, from the start of a text, that hold its keywords (specification, section 2). */
export const KEYWORDS_WITHIN = 60
