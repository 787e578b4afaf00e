// Words that decide whether a word of a title can be a hashtag. Data only.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Known to a register, or in the place of a noun, and yet a verb, an adjective or a noun that nobody searches for. */
export const NO_HASHTAGS = words(`
  bakken koken eten inrichten opruimen schoonmaken klussen verbouwen schilderen wonen opvoeden gamen sparen besparen
  bespaar beleggen werken thuiswerken solliciteren ondernemen leidinggeven netwerken hardlopen sporten zwemmen slapen
  afvallen ontspannen mediteren bewegen maken leren repareren tuinieren zaaien snoeien composteren kamperen wandelen
  fietsen trouwen schaatsen ontbijten lunchen backpacken interrailen picknicken opbergen spinnen stemmen vergader vergaderen knutselen lezen reizen drinken spelen praten
  hartige gevulde gegrilde geroosterde gestoofde gemarineerde opgeruimd gezond gezonde gezonder rustig handig handige
  elektrische tweedehands getest zelf zo failliet ontslagen zwanger olympisch olympische
  tip tips stap stappen trucs trucjes test sale partij partijen kamer kosten dagje weekendje uitspraak onderzoek stuk
  beginners tour formule band banden baan banen plan plannen haar kas stap file files storm rust huis kind oma opa
  mama papa ouders school werk aanbieding bestemming uitleg stad zolder vloer
  beetje paar dag dagen keer manier manieren ding dingen soort soorten deel delen moment momenten einde eind begin rest
  helft reden redenen vraag vragen plek plekken jaar jaren week weken uur uren maand maanden man mannen vrouw vrouwen
  mens mensen wereld ander anderen eerste laatste tijd tijden geval kant kanten kop zin zinnen woord woorden naam namen
  tafel antwoord antwoorden verschil verschillen gevolg gevolgen doel doelen probleem problemen oplossing punt punten
  lijst lijstje nummer idee ideeën fout fouten feit feiten kans kansen hand handen hoofd verhaal verhalen bericht
  artikel artikelen stukje rol avond ochtend middag nacht avonden weekend vandaag morgen toekomst verleden
  terugblik vervolg slag spoor blik lucht oog ogen hart zaak zaken weg stoel kracht macht komst terugkeer oorsprong
  start gesprek gesprekken geheim gevoel gevoelens afscheid keuze keuzes gedachte gedachten hulp kennis ervaring
  bestaan zoektocht avontuur avonturen bouw regel regels angst kosten
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus
  september oktober november december twee drie vier vijf zes zeven acht negen tien elf twaalf
  leven lekkers god spijt directeur zomer winter herfst lente voorjaar najaar beurs zee`)

/** Languages and countries as adjectives: capitalised, and no name by themselves. */
export const NAME_ADJECTIVES = words(`
  nederlands belgisch duits frans engels brits amerikaans russisch oekraïens spaans italiaans grieks turks marokkaans
  chinees japans israëlisch palestijns europees vlaams fries limburgs brabants zeeuws gronings drents mexicaans thais
  koreaans surinaams indisch zweeds noors deens fins pools hollands haags amsterdams rotterdams utrechts`)

/** Adjectives without an ending, as between 'een' and a noun: 'in een klein huis'. */
export const BARE_ADJECTIVES = words(`
  klein groot goed nieuw oud mooi lang kort eigen gezond warm koud leuk lekker fijn snel simpel eenvoudig opgeruimd
  rustig druk jong laag hoog smal breed wild groen rood blauw wit zwart geel leeg vol duur goedkoop spannend feestelijk
  historisch modern klassiek bijzonder zonnig gezellig sociaal digitaal`)
