// Compounds that are often written in two words. Data only, and the form it is written in.
// 'tekst: schrijver/s' is 'tekstschrijver' and 'tekstschrijvers'; what several share stands behind all of them. A plural, or a head marked '~', can stand without an article, so
// that the first part may belong to the phrase before it: 'in de keuken tafels neerzetten'. Left out is what is as often right
// in two words: 'snel weg', 'de brand weer onder controle', 'drink water'. And how the two parts are joined.

/** Vowels that would be read as one sound (Leidraad van de Taalunie, 6.4): 'auto-ongeluk', 'zee-egel'. */
const CLASH = /(?:a[aeiu]|e[eiu]|i[eij]|o[eiou]|u[iu])$/
const ABBREVIATION = /^(?:tv|cv|pc|wc|ov|gps|cd|dvd|sms)$/

const COMPOUND_PARTS = `
  zomer winter herfst: vakantie/s dag/en seizoen band/en maand/en; marketing communicatie: ~beleid plan/nen bureau/s strategie medewerker/s
  afdeling/en manager/s; wijn bier: fles/sen glas ~glazen; keuken tuin: tafel/s deur/en stoel/en; koop huur: woning/en contract/en; tekst: schrijver/s
  schrijfster/s bureau/s bestand/en redacteur/en; keuken: kast/en kastje/s blad rol apparaat ~apparatuur ~apparaten mes; school: plein/en gebouw/en
  bord/en bus kind vakantie/s reis klas boek tas jaar directeur leider krant ~kinderen ~boeken feest; foto: album/s boek/en camera/'s lijst/en
  lijstje/s kaart wedstrijd/en reportage/s; klanten: kaart/en ~service bestand/en; klant: gesprek/ken ervaring/en ~contact ~gegevens; web: site/s
  winkel/s shop/s pagina/'s adres/sen redactie tekst/en formulier/en; website: bezoeker/s tekst/en; huis: ~werk nummer/s dier/en arts/en genoot
  sleutel/s vader vrouw eigenaar; huur: huis prijs; koop: avond/en ~gedrag ~kracht; woon: kamer/s huis ~huizen wijk/en ruimte boerderij omgeving
  winkel/s; slaap: kamer/s; zit: bank kamer/s; bad: kamer/s pak/ken jas handdoek/en; tuin: huis huisje/s centrum ~centra set ~gereedschap feest bank
  pad; vergader: zaal ~zalen ruimte/s tafel/s; werk: plek/ken gever/s nemer/s ~kleding ~ervaring overleg kamer/s ruimte/s schoen/en; vakantie: huis
  ~huizen park/en ~geld; zomer: jas ~kleding avond/en ~tijd huisje; winter: jas/sen ~sport; herfst: blad/eren kleur/en dag storm/en; regen: jas/sen
  bui/en; sneeuw: pop/pen bal/len bui/en vlok/ken storm/en; water: fles/sen ~schade leiding/en; koffie: kopje/s apparaat ~apparaten boon ~bonen molen
  pauze/s tafel/s; thee: kopje/s pot/ten glas ~glazen zakje/s blad; appel: taart/en boom ~bomen ~sap; brood: trommel/s mes maaltijd; groente: ~soep;
  tomaten: ~soep ~saus; pannen: koek/en set; aardappel: salade/s; chocolade: ~melk; boter: ham/men; kook: boek/en punt les/sen wekker/s workshop/s
  programma/'s; bak: ~papier; koel: kast/en; vaat: wasser/s; was: machine/s middel/en; brand: alarm melder/s ~stof trap deur; auto: verzekering/en
  sleutel/s band/en bedrijf ~bedrijven stoel/en deur/en garage/s ongeluk/ken; fiets: pad/en tocht/en band/en tas/sen sleutel vakantie/s pomp/en
  winkel/s; trein: kaartje/s reis ~reizen reiziger/s station/s vertraging/en conducteur/s; bus: halte/s chauffeur/s lijn/en baan kaartje station reis
  verbinding/en; vlieg: tuig/en reis ~reizen ticket/s; parkeer: plaats/en plek/ken garage/s boete/s vergunning/en ~beleid; rij: bewijs ~bewijzen
  les/sen school; voet: bal/len pad/en ganger/s; voetbal: club/s wedstrijd/en veld/en team/s trainer/s speler/s supporter/s schoen/en stadion/s
  toernooi/en vereniging/en elftal/len; tennis: baan; sport: school ~scholen club/s hal/len wedstrijd/en vereniging/en zaal ~zalen dag/en schoen/en
  tas/sen ~kleding veld/en arts leraar; zwem: bad/en les/sen broek/en pak/ken diploma/'s band/en wedstrijd/en; speel: tuin/en plein/en; muziek: school
  les/sen; film: festival/s; televisie: programma/'s; tv: programma/'s; nieuws: brief bericht/en; boeken: kast/en winkel/s; hoofd: redactie kantoor
  ~kantoren gerecht/en persoon ~personen rol/len ~pijn stad ~steden stuk/ken prijs ~prijzen ingang doel/en reden/en oorzaak ~oorzaken conducteur;
  eind: examen/s; ziekte: verzekering ~kosten; zieken: huis ~huizen; tand: arts/en; tanden: borstel/s; dieren: arts/en; honden: ~voer; kerst: boom
  ~bomen diner/s cadeau/s vakantie/s markt/en man kaart/en dag/en pakket/ten versiering avond bal/len menu/'s; moeder: taal; cadeau: bon/nen tip/s
  ~papier kaart winkel/s; boodschappen: lijst/en lijstje/s tas/sen wagen; top: team/s; winkel: centrum ~centra straat ~straten wagen/s ~personeel;
  prijs: lijst/en verschil/len stijging/en winnaar/s; bank: rekening/en pas/sen medewerker/s directeur; spaar: pot/ten rekening/en doel/en bank;
  studie: schuld/en; studenten: huis kamer/s; basis: school ~scholen ~onderwijs ~kennis recept/en regel/s; internet: verbinding/en pagina/'s adres/sen
  site/s gebruiker/s provider/s winkel/s; computer: scherm/en; telefoon: nummer/s gesprek/ken rekening abonnement/en lijn/en boek scherm; mail:
  adres/sen; project: leider/s plan/nen; team: leider/s lid; dag: boek/en deel ~delen schotel/s menu; natuur: gebied/en; milieu: ~beleid; klimaat:
  ~beleid; zee: egel/s; strand: stoel/en; berg: schoen/en; bos: wandeling/en brand/en wachter/s; politie: bureau/s agent/en auto/'s onderzoek; taal:
  fout/en; vraag: teken/s stuk/ken; video: opname/s; gemeente: huis raad ~belasting ~belastingen bestuur`

export interface Compound {
  joined: string
  /** The second part can stand without an article. */
  loose: boolean
}

/** Compounds by 'first second', lower case. */
export const COMPOUNDS: ReadonlyMap<string, Compound> = new Map(
  COMPOUND_PARTS.trim().split(/;\s+/).flatMap(compoundsIn),
)

/** 'keuken', 'klanten': the first parts of them. */
export const FIRST_PARTS: ReadonlySet<string> = new Set(
  [...COMPOUNDS.keys()].map((pair) => pair.split(' ', 1)[0] ?? ''),
)

function compoundsIn(entry: string): [string, Compound][] {
  const [firsts = '', heads = ''] = entry.split(/:\s+/)
  const forms = heads.split(/\s+/).flatMap((written) => {
    const [head = '', plural] = written.replace('~', '').split('/')
    const one = { head, loose: written.startsWith('~') }
    return plural === undefined ? [one] : [one, { head: head + plural, loose: true }]
  })
  return firsts
    .split(/\s+/)
    .flatMap((first) =>
      forms.map(({ head, loose }): [string, Compound] => [`${first} ${head}`, { joined: joined(first, head), loose }]),
    )
}

/** The two parts as one word, with a hyphen where the spelling asks for one. */
export function joined(first: string, second: string): string {
  const clashes = CLASH.test(first.slice(-1) + second.slice(0, 1))
  return clashes || ABBREVIATION.test(first) ? `${first}-${second}` : first + second
}
