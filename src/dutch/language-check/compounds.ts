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
  sleutel/s vader vrouw eigenaar; huur: huis prijs ~prijzen; koop: avond/en ~gedrag ~kracht; woon: kamer/s huis ~huizen wijk/en ruimte boerderij
  omgeving winkel/s; slaap: kamer/s bank ~gebrek; zit: bank kamer/s; bad: kamer/s pak/ken jas handdoek/en; tuin: huis huisje/s centrum ~centra set
  ~gereedschap feest bank pad; dorps: huis plein/en feest/en straat school; vergader: zaal ~zalen ruimte/s tafel/s; behandel: kamer/s plan/nen
  methode/n; werk: plek/ken gever/s nemer/s ~kleding ~ervaring overleg kamer/s ruimte/s schoen/en; vakantie: huis ~huizen huisje/s park/en
  bestemming/en ~geld adres dag/en foto/'s ganger/s woning/en land reis baan; zomer: jas ~kleding avond/en ~tijd huisje; winter: jas/sen ~sport;
  herfst: blad/eren kleur/en dag storm/en; lente: dag bloem/en; regen: jas/sen bui/en boog ~bogen pak broek; sneeuw: pop/pen bal/len bui/en vlok/ken
  storm/en; water: fles/sen ~schade pomp/en leiding/en; koffie: kopje/s apparaat ~apparaten boon ~bonen molen pauze/s tafel/s; thee: kopje/s pot/ten
  glas ~glazen zakje/s blad; appel: taart/en boom ~bomen ~sap; brood: trommel/s mes maaltijd; groente: ~soep tuin/en winkel/s schotel/s; tomaten:
  ~soep ~saus ~puree; kippen: ~soep; pannen: koek/en set; aardappel: salade/s ~puree; citroen: ~sap taart/en; chocolade: taart/en ~melk reep ei/eren
  ~pasta koek; slag: ~room boom; boter: ham/men; kook: boek/en punt les/sen wekker/s workshop/s programma/'s; bak: ~papier; koel: kast/en tas; vries:
  punt; vaat: wasser/s; was: machine/s middel/en; stof: zuiger/s; stop: bord/en licht/en; brand: alarm melder/s ~stof trap deur; auto: verzekering/en
  sleutel/s band/en bedrijf ~bedrijven stoel/en deur/en garage/s ongeluk/ken; fiets: pad/en tocht/en band/en tas/sen sleutel vakantie/s pomp/en
  winkel/s; trein: kaartje/s reis ~reizen reiziger/s station/s vertraging/en conducteur/s; bus: halte/s chauffeur/s lijn/en baan kaartje station reis
  verbinding/en; vlieg: tuig/en reis ~reizen ticket/s; parkeer: plaats/en plek/ken garage/s boete/s vergunning/en ~beleid; rij: bewijs ~bewijzen
  les/sen school; voet: bal/len pad/en ganger/s; voetbal: club/s wedstrijd/en veld/en team/s trainer/s speler/s supporter/s schoen/en stadion/s
  toernooi/en vereniging/en elftal/len; tennis: baan ~banen club/s bal/len toernooi/en speler/s wedstrijd/en les; sport: school ~scholen club/s
  hal/len wedstrijd/en vereniging/en zaal ~zalen dag/en schoen/en tas/sen ~kleding veld/en arts leraar; zwem: bad/en les/sen broek/en pak/ken
  diploma/'s band/en wedstrijd/en; fitness: centrum school apparaat ~apparatuur ~apparaten; hardloop: schoen/en wedstrijd/en ~kleding; spel: regel/s
  computer/s leider/s bord; speel: tuin/en plein/en film/s kaart/en ruimte; muziek: school ~scholen instrument/en leraar les/sen festival/s zaal
  winkel liefhebber/s; film: maker/s ~muziek avond/en zaal festival/s liefhebber/s; televisie: programma/'s zender/s serie/s scherm kijker/s
  presentator uitzending/en; tv: programma/'s serie/s zender/s kijker/s scherm presentator; radio: programma/'s zender/s station/s uitzending/en
  presentator; nieuws: brief ~brieven bericht/en site/s lezer/s uitzending/en redactie/s; kranten: artikel/en bericht/en; boeken: kast/en winkel/s
  beurs bon/nen; hoofd: redactie kantoor ~kantoren gerecht/en persoon ~personen rol/len ~pijn stad ~steden stuk/ken prijs ~prijzen ingang doel/en
  reden/en oorzaak ~oorzaken conducteur; eind: resultaat ~resultaten gebruiker/s conclusie/s rapport/en redactie station/s product/en controle
  bestemming/en examen/s versie/s; mede: werker/s werkster/s ~mens ~mensen leerling/en student/en auteur/s bewoner/s; ziekte: verzekering ~kosten;
  zieken: huis ~huizen auto/'s wagen/s; tand: arts/en ~pasta; tanden: borstel/s; huid: arts/en ~verzorging kleur/en; dieren: arts/en winkel/s tuin/en
  liefhebber/s; honden: school ~voer; katten: bak ~voer; kerst: boom ~bomen diner/s cadeau/s vakantie/s markt/en man kaart/en dag/en pakket/ten
  versiering avond bal/len menu/'s; paas: ei/eren vakantie; moeder: taal; vader: land; cadeau: bon/nen tip/s ~papier kaart winkel/s; trouw: dag
  kaart/en feest foto/'s; boodschappen: lijst/en lijstje/s tas/sen wagen; top: team/s sporter/s speler/s wedstrijd/en; super: markt/en; winkel:
  centrum ~centra straat ~straten wagen/s ~personeel; prijs: lijst/en verschil/len stijging/en winnaar/s; betaal: rekening/en methode/n; bank:
  rekening/en pas/sen medewerker/s directeur; spaar: pot/ten rekening/en doel/en bank; belasting: ~geld adviseur/s; studie: schuld/en boek/en punt/en
  beurs reis ~reizen; studenten: huis ~huizen kamer/s vereniging/en leven stad woning/en; basis: school ~scholen ~onderwijs ~kennis recept/en regel/s;
  eindexamen: feest; jongeren: centrum ~centra werker/s ~werk raad; mensen: ~kennis; mond: masker/s; internet: verbinding/en pagina/'s adres/sen
  site/s gebruiker/s provider/s winkel/s; computer: programma/'s scherm/en bestand/en; telefoon: nummer/s gesprek/ken rekening abonnement/en lijn/en
  boek scherm; mail: adres/sen bericht/en ~verkeer; marketing: campagne/s budget/ten; communicatie: adviseur/s middel/en; project: leider/s plan/nen
  manager/s team/s groep/en voorstel/len; team: leider/s lid ~leden overleg; dag: boek/en deel ~delen schotel/s menu; maand: blad/en ~lasten salaris;
  nacht: ~rust dienst/en leven trein/en kastje; levens: verhaal verzekering/en verwachting ~gevaar jaar duur; natuur: gebied/en liefhebber/s park/en
  wandeling/en ~bescherming film/s; milieu: ~beleid organisatie/s maatregel/en straat; klimaat: ~beleid akkoord doel/en; zee: man egel/s; strand:
  stoel/en vakantie/s huisje/s tent/en wandeling/en bal tas; berg: wandeling/en schoen/en pad/en dorp/en; bos: wandeling/en brand/en wachter/s; wijn:
  kelder/s kaart; bier: brouwer/s brouwerij; mode: blad/en huis; gevangenis: directeur; politie: bureau/s agent/en auto/'s onderzoek; spoor: weg/en
  lijn/en boekje; taal: fout/en les/sen ~gebruik cursus/sen niveau; spelling: controle fout/en; vraag: teken/s stuk/ken; video: opname/s camera/'s
  band/en clip/s; gemeente: huis raad ~belasting ~belastingen bestuur; provincie: huis bestuur`

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
