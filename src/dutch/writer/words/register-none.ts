// What may stand behind a title that no register knows, behind a serious one, and for readers who are addressed as u.
// Data only; written like the same lists of a register.

/** What the article can be kept or passed on for. */
export const GENERAL_KEEPS: readonly string[] = [
  'deel dit met iemand die dit ook boeit',
  'bewaar dit voor een rustig moment',
  'stuur dit naar iemand aan wie je nu denkt',
  'bewaar dit voor vanavond op de bank',
  'bewaar dit voor in de trein',
  'deel dit met iemand die graag leest',
  'stuur dit door naar een nieuwsgierig mens',
  'voor een rustig kwartier',
]

export const GENERAL_SAYS: readonly string[] = [
  'om even voor te gaan zitten',
  'voor wie graag verder kijkt',
  'een onderwerp om over door te praten',
  'goed voor een gesprek',
  'voor nieuwsgierige lezers',
  'lees mee en denk mee',
  'neem er rustig de tijd voor',
  'voor bij de koffie',
  'een verhaal om te delen',
  'om op je gemak te lezen',
  'met aandacht lezen loont',
  'leesvoer voor onderweg',
  'voor vandaag of voor later',
  'hier valt over te praten',
]

/** Sober: asks for attention and care, promises nothing. */
export const SERIOUS_SAYS: readonly string[] = [
  'een verhaal dat tijd en aandacht vraagt',
  'een verhaal dat zorgvuldigheid vraagt',
  'een artikel om bij stil te staan',
  'om even bij stil te staan',
  'om in alle rust te lezen',
  'om te lezen op een moment dat het past',
  'om rustig te lezen, zonder haast',
  'lees het wanneer je er de rust voor hebt',
  'lees het in je eigen tempo',
  'lees het met oog voor de mensen om wie het gaat',
  'lees het met aandacht voor alle betrokkenen',
  'lees eerst het hele artikel voor je reageert',
  'neem de tijd die het verhaal vraagt',
  'neem de tijd om het te lezen',
  'meer hierover staat in het artikel',
  'meer hierover in dit artikel',
  'wie meer wil weten, vindt hier het artikel',
  'wie hierover wil lezen, kan hier terecht',
  'voor wie hier meer over wil weten',
  'voor wie er de tijd voor wil nemen',
  'dit verdient een zorgvuldige lezer',
  'dit artikel vraagt even je aandacht',
  'hier staat het hele artikel',
  'hier is het artikel te lezen',
  'te lezen in dit artikel',
  'lees er hier meer over',
  'lees verder in dit artikel',
  'lees het artikel in zijn geheel',
  'het artikel is hier in zijn geheel te lezen',
  'geen makkelijk verhaal, wel een dat aandacht vraagt',
  'reageren kan, met respect voor betrokkenen',
  'een respectvolle reactie is welkom',
  'blijf in de reacties zorgvuldig',
  'laat in een reactie ruimte voor wie dit raakt',
  'lees het zonder haast',
  'met respect voor iedereen die dit raakt',
  'met aandacht voor het hele verhaal',
  'een verhaal om met aandacht te lezen',
  'lees het voor je een oordeel vormt',
  'met aandacht, zonder haast',
]

/** Questions to a reader who is addressed as u; true of every subject but a serious one. */
export const POLITE_ASKS: readonly string[] = [
  'wat vindt u?',
  'hoe kijkt u ernaar?',
  'wat zou u hierover willen weten?',
  'hoe denkt u erover?',
  'wat weet u er al van?',
  'wat komt er als eerste bij u op?',
]

/** The same for subjects that a reader deals with at home or at work. */
export const POLITE_ASKS_OF_PRACTICE: readonly string[] = [
  'wat is uw ervaring?',
  'hoe doet u dat?',
  'hoe is dat bij u?',
  'wat zou u kiezen?',
  'hoe pakt u dat aan?',
]
