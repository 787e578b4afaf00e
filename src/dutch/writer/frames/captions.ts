// Sentences for link-in-bio captions. Data only.
// They claim nothing about the article but that it can be read; each is true of any article.

/** What a general sentence is for; a caption holds each kind at most once. */
export interface CaptionBook {
  /** Tails that finish the title as the opening, by what the title is. Lower case, with their end mark. */
  openings: { any: readonly string[]; phrase: readonly string[]; none: readonly string[] }
  /** Openings that quote the title, which stands at '%'. */
  wraps: readonly string[]
  /** On reading itself. */
  pause: readonly string[]
  /** Asks for a reaction. */
  talk: readonly string[]
  /** Asks to keep the post; for personal subjects it offers support instead. */
  keep: readonly string[]
  /** Asks to pass the post on; for serious subjects it only points at the article. */
  share: readonly string[]
  /** Leads to the link. Every caption has exactly one. */
  link: readonly string[]
}

export const captionsGeneral: CaptionBook = {
  openings: {
    any: ['lees je mee?', 'daar valt meer over te vertellen.', 'blijf even hangen.'],
    phrase: ['wat weet jij er al van?', 'wat komt er als eerste bij je op?'],
    none: ['een artikel om op je gemak te lezen.', 'neem er even de tijd voor.', 'dit artikel staat voor je klaar.'],
  },
  wraps: ['Leestip: ‘%’', 'Nu te lezen: ‘%’', 'Voor op je leeslijst: ‘%’'],
  pause: [
    'Ga er even rustig voor zitten.',
    'Pak er iets te drinken bij en lees op je gemak verder.',
    'Je leest het in je eigen tempo, op een moment dat jou uitkomt.',
    'Lezen kan nu meteen of straks, net wat je het beste uitkomt.',
    'Een artikel voor een rustig moment.',
    'Lees het onderweg, bij de koffie of vanavond op de bank.',
  ],
  talk: [
    'Wat vind jij? Laat het weten in de reacties.',
    'Laat in de reacties weten hoe jij ernaar kijkt.',
    'Heb je een vraag of een aanvulling? Zet die gerust in de reacties.',
    'Hoe denk jij erover? Praat mee in de reacties.',
    'Vragen en aanvullingen zijn welkom in de reacties.',
    'Reageren? Dat kan onder deze post.',
  ],
  keep: [
    'Bewaar deze post voor als je straks meer tijd hebt.',
    'Nu geen tijd? Bewaar deze post en lees later verder.',
    'Sla deze post op, dan vind je hem later zo terug.',
    'Bewaren kan ook, voor een rustiger moment.',
  ],
  share: [
    'Ken je iemand die dit ook wil lezen? Stuur deze post dan door.',
    'Deel deze post gerust met iemand die dit ook wil lezen.',
    'Tag iemand die dit ook wil lezen.',
    'Doorsturen mag natuurlijk ook.',
  ],
  link: [
    'Het hele artikel lees je via de link in bio.',
    'Tik op de link in bio en lees verder.',
    'Lees het hele artikel via de link in bio.',
    'Verder lezen? Dat kan via de link in bio.',
    'Meer lezen? Ga naar de link in bio.',
    'Via de link in bio kom je bij het hele artikel.',
    'Het artikel vind je via de link in bio.',
  ],
}

export const captionsRecipe: CaptionBook = {
  ...captionsGeneral,
  openings: {
    ...captionsGeneral.openings,
    any: ['lees je mee?', 'schuif je aan?'],
    phrase: ['om te lezen en zelf te maken.'],
  },
  wraps: ['Kooktip: ‘%’', 'Nu te lezen: ‘%’'],
  pause: [
    'Lees het eerst op je gemak door en ga daarna aan de slag.',
    'Kijk er alvast rustig naar voordat je de keuken in gaat.',
    'Zet je boodschappenlijstje maar vast klaar.',
    'Eerst even rustig doorlezen, dan de keuken in.',
  ],
  talk: [
    'Ga je het maken? Laat in de reacties weten hoe het smaakt.',
    'Heb je een vraag of een eigen draai eraan? Zet die gerust in de reacties.',
    'Voor wie ga jij dit maken? Vertel het in de reacties.',
    'Vragen en eigen varianten zijn welkom in de reacties.',
  ],
  keep: [
    'Bewaar deze post, dan heb je hem straks bij de hand.',
    'Sla deze post op voor als je de keuken in gaat.',
    'Bewaren kan ook, voor een ander moment.',
  ],
  share: [
    'Stuur deze post door naar iemand met wie je graag kookt of bakt.',
    'Ken je iemand die dit ook wil maken? Stuur deze post dan door.',
    'Doorsturen mag natuurlijk ook.',
  ],
  link: [
    'Het hele recept lees je via de link in bio.',
    'Bekijk het recept via de link in bio.',
    'Zelf maken? Ga voor het recept naar de link in bio.',
    'Via de link in bio kom je bij het recept.',
    'Tik op de link in bio voor het hele recept.',
  ],
}

export const captionsNews: CaptionBook = {
  ...captionsGeneral,
  openings: { ...captionsGeneral.openings, any: ['dit wil je erover weten.'], phrase: ['daar gaat dit artikel over.'] },
  wraps: ['Nu te lezen: ‘%’', 'Leestip: ‘%’'],
  pause: [
    'Lees eerst het hele stuk en vorm dan je eigen mening.',
    'Neem even de tijd om het hele stuk te lezen.',
    'Goed om eerst het hele stuk te lezen.',
    'In het artikel lees je er meer over.',
  ],
  talk: [
    'Wat vind jij? Laat het weten in de reacties.',
    'Laat in de reacties weten hoe jij ernaar kijkt.',
    'Hoe denk jij erover? Praat mee in de reacties.',
    'Heb je een vraag of een aanvulling? Zet die gerust in de reacties.',
    'Vragen en aanvullingen zijn welkom in de reacties.',
    'Reageren kan onder deze post; blijf daarbij respectvol.',
  ],
  keep: [
    'Bewaar deze post als je het stuk later wilt lezen.',
    'Nu geen tijd? Bewaar deze post en lees later verder.',
    'Bewaren kan ook, om het later te lezen.',
  ],
  share: [
    'Deel deze post gerust met iemand die dit ook wil lezen.',
    'Ken je iemand die dit wil weten? Stuur deze post dan door.',
    'Doorsturen kan natuurlijk ook.',
  ],
}

export const captionsSerious: CaptionBook = {
  openings: {
    any: [],
    phrase: ['daar gaat dit artikel over.'],
    none: ['een artikel om met aandacht te lezen.', 'een artikel voor een rustig moment.'],
  },
  wraps: ['Nu te lezen: ‘%’', 'Om te lezen: ‘%’'],
  pause: [
    'Lees het op een moment waarop je er de rust voor hebt.',
    'Neem de tijd die je nodig hebt om het te lezen.',
    'Een artikel om rustig en met aandacht te lezen.',
    'Niet iedereen wil hier op elk moment over lezen; dat is begrijpelijk.',
  ],
  talk: [
    'Reageren kan onder deze post, met respect voor alle betrokkenen.',
    'Houd er bij een reactie rekening mee dat betrokkenen kunnen meelezen.',
    'Blijf in de reacties respectvol tegenover iedereen die erbij betrokken is.',
    'Een reactie achterlaten kan, met respect voor iedereen die dit raakt.',
  ],
  keep: [],
  share: [
    'In het artikel lees je meer.',
    'Wie er meer over wil weten, leest het artikel.',
    'Wie meer wil weten, leest het hele artikel.',
  ],
  link: [
    'Het hele artikel lees je via de link in bio.',
    'Lees het volledige artikel via de link in bio.',
    'Het volledige artikel is te lezen via de link in bio.',
    'Via de link in bio lees je het hele artikel.',
    'Verder lezen kan via de link in bio.',
  ],
}

/** Illness, grief and abuse: readers may carry it themselves, so a word of support is offered. */
export const captionsPersonal: CaptionBook = {
  ...captionsSerious,
  keep: [
    'Raakt dit je? Praat erover met iemand die je vertrouwt.',
    'Houdt dit je bezig? Zoek dan iemand om erover te praten.',
    'Wie hiermee zit, kan erover praten met een vertrouwd iemand.',
    'Erover praten met iemand die dichtbij staat, kan helpen.',
  ],
}
