// Words that make a subject serious: death, war, illness, crime, accidents, disasters. Data only.
// A new word belongs in the list of how it is matched. Unsure is serious: a sober frame never hurts.

export interface SeriousWords {
  /** The whole word. */
  whole: ReadonlySet<string>
  /** The beginning of a word: 'oorlogsmisdaad'. */
  opens: readonly string[]
  /** The end of a word: 'woningbrand', 'burgeroorlog'. */
  closes: readonly string[]
  /** Groups of words of which none is serious alone. */
  phrases: readonly string[]
  /** Beginnings of words that look serious and are not: 'doodsimpel', 'moordend', 'brandschoon'. */
  harmless: readonly string[]
  /** Groups of words that look serious and are not. */
  harmlessPhrases: readonly string[]
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

export const SERIOUS: SeriousWords = {
  whole: new Set(
    words(`
    dood doden dode overleden overlijden overlijdt overleed overledene overledenen gestorven sterven sterft stierf stierven
    stervend stervende ontslapen omgekomen omkomen lijk stoffelijk begraven begrafenis uitvaart crematie memoriam rouw
    rouwt rouwen rouwende rouwdienst rouwadvertentie nabestaande nabestaanden necrologie condoleance condoleances gecondoleerd
    herdenking herdenkingen herdenkt herdenken herdacht weduwe weduwnaar
    oorlog oorlogen bom bommen raketten drone-aanval invasie bombardement bombardementen staakt-het-vuren soldaten gesneuveld
    sneuvelt frontlinie gijzeling gijzelaar gijzelaars genocide holocaust auschwitz srebrenica deportatie massagraf gedood gedode vluchteling vluchtelingen
    asielzoekers hongersnood gaza oekraïne jihad terreur terrorisme terrorist terroristen
    kanker tumor tumoren uitgezaaid uitzaaiingen chemo chemotherapie bestraling terminaal ziek zieke zieken ziekenhuis ziekte ziektes ziekten
    hospice euthanasie palliatieve palliatief dementie alzheimer parkinson leukemie hartaanval hartinfarct beroerte hersenbloeding
    hartstilstand coma ic besmetting besmettingen epidemie pandemie corona covid long-covid ebola aids hiv salmonella listeria
    vergiftiging miskraam doodgeboren stilgeboren depressie depressief burn-out burn-outs psychose anorexia boulimia eetstoornis
    eetstoornissen verslaving verslaafd verslaafde overdosis zelfmoord zelfmoordpoging zelfdoding suïcide suicide suïcidaal automutilatie trauma ptss
    moord moorden moordt moordde vermoord vermoorde doodslag doodgeschoten doodgestoken doodgereden neergeschoten neergestoken gestoken
    beschoten schietpartij schietpartijen steekpartij steekpartijen steekincident schietincident schoten verkracht verkrachting verkrachter
    aanranding aangerand misbruik misbruikt mishandeld mishandeling kindermishandeling geweld stalking femicide eerwraak mensenhandel
    ontvoerd ontvoering vermist vermiste vermisten vermissing slachtoffer slachtoffers verdachte verdachten dader daders gewond gewonde
    gewonden zwaargewond zwaargewonde lichtgewond overval overvallen overvaller inbraak inbraken beroofd beroving diefstal gearresteerd arrestatie arrestaties aangehouden aanhouding
    celstraf gevangenisstraf gevangenis levenslang tbs rechtbank rechtszaak strafzaak crimineel criminelen criminaliteit
    crime misdaad misdaden misdrijf misdrijven drugs cocaïne liquidatie liquidaties maffia afgeperst afpersing bedreigd bedreiging bedreigingen oplichting opgelicht
    brand branden afgebrand uitgebrand rookontwikkeling ongeluk ongelukken ongeval ongevallen aanrijding aanrijdingen botsing botsingen
    crash kettingbotsing verongelukt aangereden overreden verdronken verdrinking drenkeling drenkelingen ramp rampen aardbeving aardbevingen
    overstroming overstromingen watersnood tsunami orkaan wervelstorm tornado cycloon lawine vulkaanuitbarsting explosie explosies
    ontploffing ontploft ingestort instorting evacuatie geëvacueerd noodtoestand calamiteit tragedie tragisch tragische drama verdriet
    racisme discriminatie slavernij antisemitisme zinloos armoede dakloos daklozen pesten gepest abortus gehandicapt
    aanslag aanslagen aanval aanvallen executie doodstraf marteling gemarteld pedofiel pedofilie kinderporno wraakporno
    doodgaat doodgaan doodging doodgingen heengegaan bezwijkt bezweken bezweek verwond verwonde verwondingen bekneld ontspoord ontspoorde ontsporing neergestort neergestorte
    aardverschuiving aardverschuivingen zelfbeschadiging uitbuiting uitgebuit grafsteen grafstenen condoleren fraudeur fraudeurs dief dieven autodief autodieven gestolen opgepakt ontvoerders mensenhandelaar mensenhandelaars`),
  ),
  opens: words(`
    oorlogs moordzaak moordonderzoek moordverdachte moordpoging moordenaar moordaanslag dodental dodelijk dodenherdenking
    doodsoorzaak doodsangst doodgeschoten doodgestoken doodvonnis doodstraf brandweer brandstichting brandwond aanslagpleger
    raketaanval drone-aanval luchtaanval bomaanslag bommelding terreur zelfmoord zelfdoding suïcide kankerpatiënt kankeronderzoek
    kankerbehandeling borstkanker herdenkings uitvaart rouw slachtoffer nabestaanden rampgebied rampenfonds misbruik geweldpleg
    geweldsmisdrijf mishandel verkracht ontvoer gijzel vermiste vermissing ongevals ongeluks steekpart schietpart explosie
    aardbeving overlijdens overstroming holocaust vluchteling strafzaak celstraf inbraak inbreker drugs kanker drenkeling`),
  closes: words(`
    oorlog oorlogen moord moorden aanslag aanslagen kanker brand branden ongeluk ongelukken ongeval ongevallen ramp rampen misbruik geweld
    dood doden sterfte doding ziekte steekpartij schietpartij beving explosie sterfgeval overlijden aanval infarct tumor
    mishandeling misdrijf delict vergiftiging kankerpatiënt slachtoffer slachtoffers drama`),
  phrases: [
    'stille tocht',
    'om het leven',
    'stapt uit het leven',
    'stapte uit het leven',
    'uit het leven gestapt',
    'laatste adem',
    'komt om bij',
    'komen om bij',
    'kwam om bij',
    'kwamen om bij',
    'rust zacht',
    'code rood',
    'laatste groet',
    'laatste rustplaats',
    'ter nagedachtenis',
    'geschept door',
    'rijdt in op',
    'reed in op',
    'eist levens',
    'eiste levens',
    'vindt lichaam',
    'lichaam gevonden',
    'lichaam aangetroffen',
    'verlies van een kind',
    'verlies van een ouder',
    'verlies van een partner',
    'verlies van een dierbare',
    'verlies van je partner',
    'verlies van je kind',
    'verlies van je man',
    'verlies van je vrouw',
    'verlies van je vader',
    'verlies van je moeder',
    'verlies van je ouders',
    'moet de cel in',
    'moet cel in',
    'dierbare verliezen',
    'dierbare verloren',
    'plotseling weggevallen',
    'jongen verdwenen',
    'meisje verdwenen',
    'kind verdwenen',
    'verdwenen jongen',
    'verdwenen meisje',
    'schip vergaan',
    'schip vergaat',
    'vulkaan barst uit',
    'leven met ms',
    'leven met als',
    'chronische pijn',
  ],
  harmless: words(`
    doodsimpel doodeenvoudig doodgewoon doodnormaal doodleuk doodmoe doodstil doodop doodgemakkelijk doodgegooid doodlopend doodverf
    moordend moordwijf moordvent moordmeid moordgriet moordgozer moordteam moordrecept moordsoep moordtaart brandschoon brandnieuw brandnetel brandhout brandstof brandpunt branding
    brandbrief kaarsbrand zonnebrand aftersun hersenbrand kampvuur brandewijn brandbaar
    kramp spierkramp maagkramp kuitkramp k-drama kdrama kalkaanslag toetsaanslag krampen buikkramp menstruatiekramp natuurgeweld kleurgeweld bloemengeweld prijzenoorlog supermarktoorlog
    wagenziekte reisziekte zeeziekte plantenziekte bladziekte roestziekte kattengeweld snood brood drugstore
    belastingaanslag wozaanslag woz-aanslag aanslagbiljet aanslagnummer krachtaanval tegenaanval slotaanval sneeuwbom
    dramaserie dramafilm melodrama rouwrand drugsvrij aanvaller toneeldrama kostuumdrama panorama`),
  harmlessPhrases: [
    'dode zee',
    'groene aanslag',
    'aanslag verwijderen',
    'dode hoek',
    'op sterven na dood',
    'moord en brand',
    'ten dode toe',
    'dood of levend',
    'koud en dood',
    'dode letter',
    'brand new',
    'brand manager',
    'brand identity',
    'brand awareness',
    'personal brand',
    'dood tij',
    'dooie boel',
    'een moord voor',
    'bom aan vitamines',
    'bom van smaak',
    'per ongeluk',
    'geluk bij een ongeluk',
    'lijken op',
    'aanval op de titel',
    'in de aanval',
    'op een lijk',
    'voor lijk',
    'stille wateren',
    'stille zaterdag',
    'stille nacht',
    'zinloos fruit',
    'geen drama',
    'zonder drama',
    'drama queen',
    'black out',
    'voorlopige aanslag',
    'definitieve aanslag',
    'aanslag inkomstenbelasting',
    'aanslag op je budget',
    'van de dode',
    'dodelijk vermoeid',
    'dodelijk saai',
    'klein drama',
    'bombardement aan',
    'explosie van smaak',
    'explosie van smaken',
    'explosie van kleur',
    'explosie van kleuren',
    'ramp of zegen',
    'uit de dood opgestaan',
    'kankeren op',
    'in een nieuw jasje gestoken',
    'gestoken in een nieuw jasje',
    'dief van je eigen portemonnee',
    'mijn hart gestolen',
  ],
}

/** Only looked for in English titles: 'die' and 'war' mean something else in Dutch. */
export const SERIOUS_ENGLISH: ReadonlySet<string> = new Set(
  words(`
  dead death deaths die dies died dying killed kills killing murder murdered war wars cancer suicide obituary funeral attack attacks
  shooting stabbing crash victims victim tragedy grief mourning memorial abuse rape genocide earthquake flood terror terrorist illness`),
)

/** In title or description: the writer's own sign of mourning. */
export const SERIOUS_EMOJI: ReadonlySet<string> = new Set(['🕯️', '🕯', '🖤', '💔', '✝️', '⚰️', '🎗️'])

/** Beginnings of words that make a serious subject personal: a caption may then offer a word of support. */
export const PERSONAL: readonly string[] = words(`
  kanker borstkanker ziek terminaal hospice euthanasie overlij overled overleed gestorven sterven stierf rouw uitvaart nabestaand memoriam weduw zelfmoord zelfdoding
  suïci suici depress psychose eetstoornis anorexia verslav miskraam doodgeboren stilgeboren dement alzheimer parkinson burn-out
  misbruik verkracht aanrand mishandel gepest pesten trauma ptss verdriet abortus hersenbloeding beroerte`)
