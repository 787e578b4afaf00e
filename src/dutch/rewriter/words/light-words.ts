// Content words that tell little by themselves: a sentence of nothing else can be missed. Data only.

export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  `leuk leuke mooi mooie goed goede fijn fijne lekker lekkere belangrijk belangrijke bijzonder bijzondere speciaal speciale groot grote klein kleine
  nieuw nieuwe lang lange kort korte handig handige makkelijk makkelijke eenvoudig eenvoudige geweldig geweldige prachtig prachtige heerlijk
  heerlijke gezellig gezellige interessant interessante uniek unieke perfect perfecte ideaal ideale blij tevreden trots benieuwd duidelijk
  mensen mens dag dagen tijd keer keren manier manieren ding dingen plek plekken moment momenten jaar jaren leven wereld beetje stuk deel kant
  geval gevallen ruimte ruimtes paar zaak zaken vraag vragen idee ideeën gevoel reden redenen vorm soort soorten verschil voorbeeld
  doen doet deed gedaan maken maakt gemaakt gaan gaat ging gegaan komen komt kwam gekomen zien ziet zag gezien weten weet wist vinden
  vindt vond gevonden geven geeft gaf gegeven krijgen krijgt kreeg gekregen nemen neemt nam genomen houden houdt hield staan staat stond
  zitten zit zat liggen ligt lag blijven blijft bleef zeggen zegt zei gezegd denken denkt dacht gedacht horen hoort gehoord kijken kijkt keek
  zetten zet lijken lijkt leek blijken blijkt bleek worden gebruiken gebruikt zorgen zorgt proberen probeert beginnen begint begon
  kiezen kiest gekozen genieten geniet genoten merken merkt snappen snapt begrijpen begrijpt kennen kent bekend spreken spreekt
  waard nodig mogelijk zeker vast klaar samen graag vooral heel erg echt gewoon eigenlijk natuurlijk iets niets alles iedereen
  simpel simpele snel snelle rustig rustige eenmaal ooit vanzelf onbetaalbaar overtuigd verrast verrassend absoluut`.split(
    /\s+/,
  ),
)

/** Sentences that only lead to the next one or wave goodbye. */
export const EMPTY_SENTENCES: readonly RegExp[] = [
  /^(?:en )?dat is (?:nog )?niet (?:alles|verwonderlijk|zo gek|vreemd)[.!]$/iu,
  /^(?:maar )?er is meer[.!]$/iu,
  /^dat spreekt (?:natuurlijk )?voor zich[.!]$/iu,
  /^zo simpel is het(?: eigenlijk)?[.!]$/iu,
  /^(?:zo )?simpel kan het zijn[.!]$/iu,
  /^(?:en )?dat is (?:natuurlijk |best |heel |erg |echt |wel )*(?:leuk|fijn|mooi|handig|jammer|logisch|begrijpelijk|zonde|lekker|knap|bijzonder)[.!]$/iu,
  /^er is voor ieder(?:een)? wat wils[.!]$/iu,
  /^voor ieder wat wils[.!]$/iu,
  /^daar word(?:t u| je) (?:toch |wel )?(?:blij|vrolijk) van[.!]$/iu,
  /^wie (?:kent het niet|wil dat nou niet|houdt er niet van)[?.!]$/iu,
  /^(?:wat )?(?:een|'n) (?:feest|genot|verrassing)[.!]$/iu,
  /^lees (?:snel |gauw |vooral )?(?:verder|mee|door)[.!]$/iu,
  /^(?:we|wij|ik) (?:neem|nemen) je (?:graag )?mee[.!]$/iu,
  /^het is (?:weer )?zover[.!]$/iu,
  /^(?:wij|we) (?:vertrouwen erop|hopen) (?:u|je|jou) hiermee (?:voldoende |goed )?te hebben (?:geïnformeerd|ingelicht)\.$/iu,
  /^(?:je|u) zult versteld staan[.!]$/iu,
]
