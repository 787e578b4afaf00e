// Compounds that are often written in two words. Data only, and the form it is written in.
// 'tekst: schrijver/s' is 'tekstschrijver' and 'tekstschrijvers'. A plural, or a head marked '~', can stand without an article, so
// that the first part may belong to the phrase before it: 'in de keuken tafels neerzetten'. Left out is what is as often right
// in two words: 'snel weg', 'de brand weer onder controle', 'drink water'. And how the two parts are joined.

/** Vowels that would be read as one sound (Leidraad van de Taalunie, 6.4): 'auto-ongeluk', 'zee-egel'. */
const CLASH = /(?:a[aeiu]|e[eiu]|i[eij]|o[eiou]|u[iu])$/
const ABBREVIATION = /^(?:tv|cv|pc|wc|ov|gps|cd|dvd|sms)$/

const COMPOUND_PARTS = `
  tekst: schrijver/s schrijfster/s bureau/s bestand/en ballon/nen redacteur/en; keuken: tafel/s kast/en kastje/s blad deur/en stoel/en rol kraan
  apparaat ~apparatuur ~apparaten eiland mes; school: plein/en gebouw/en bord/en bus kind vakantie/s reis reisje klas boek tas jaar directeur leider
  krant ~kinderen ~boeken feest; foto: album/s boek/en camera/'s lijst/en lijstje/s toestel/len kaart shoot/s wedstrijd/en studio reportage/s;
  klanten: kaart/en ~service bestand/en dienst panel; klant: gesprek/ken ervaring/en beoordeling/en ~tevredenheid ~contact ~gegevens relatie/s; web:
  site/s winkel/s shop/s pagina/'s adres/sen log browser/s redactie redacteur/s tekst/en designer/s formulier/en; website: bezoeker/s tekst/en
  bouwer/s eigenaar beheerder/s; huis: ~werk nummer/s dier/en arts/en genoot genote sleutel/s stijl vader vrouw eigenaar ~eigenaren; huur: huis
  woning/en contract/en prijs ~prijzen toeslag verhoging baas achterstand; koop: woning/en contract/en avond/en ~gedrag ~kracht; woon: kamer/s huis
  ~huizen wijk/en ruimte boerderij toren omgeving boulevard winkel/s; slaap: kamer/s zak/ken bank pil/len ~gebrek; zit: bank kamer/s hoek zak; bad:
  kamer/s pak/ken jas handdoek/en eend; tuin: stoel/en tafel/s huis huisje/s centrum ~centra slang deur/en hek set ~meubelen ~meubels ~gereedschap
  feest bank pad kers; dorps: huis plein/en feest/en straat kern/en school; vergader: zaal ~zalen ruimte/s tafel/s verzoek; behandel: kamer/s plan/nen
  methode/n; werk: plek/ken gever/s nemer/s ~kleding ~ervaring overleg kamer/s ruimte/s loosheid bezoek/en schoen/en sfeer; vakantie: huis ~huizen
  huisje/s park/en bestemming/en ~geld adres dag/en foto/'s ganger/s woning/en land reis baan baantje/s; zomer: vakantie/s jurk/en jas ~kleren
  ~kleding dag/en avond/en seizoen ~tijd huisje band/en maand/en; winter: jas/sen vakantie/s band/en ~sport dag/en schilder maand/en seizoen jurk
  slaap; herfst: vakantie/s blad/eren kleur/en dag storm/en; lente: dag bloem/en; regen: jas/sen bui/en boog ~bogen pak ton/nen druppel/s wolk/en pijp
  meter broek; sneeuw: pop/pen bal/len bui/en vlok/ken storm/en ruimer ketting/en; water: fles/sen koker/s ~schade druppel/s meter/s pomp/en
  leiding/en rad toren ijsje lelie/s; koffie: kopje/s apparaat ~apparaten boon ~bonen automaat ~automaten molen pauze/s hoek tafel/s filter/s kan bar;
  thee: kopje/s pot/ten glas ~glazen zakje/s lepel/s lepeltje/s doek blad; appel: taart/en ~moes boom ~bomen ~sap flap/pen ~stroop; brood: trommel/s
  plank mes rooster/s mand ~beleg ~deeg kruimel/s maaltijd; groente: ~soep boer/en tuin/en winkel/s schotel/s ~bouillon; tomaten: ~soep ~saus ~puree
  plant/en ~ketchup; kippen: ~soep hok/ken ~vel ~gaas ~bouillon; pannen: koek/en lap set; aardappel: salade/s ~puree schil ~kroketten veld; citroen:
  ~sap taart/en schil rasp; chocolade: taart/en ~melk reep ~repen ei/eren mousse ~pasta koek letter/s; slag: ~room veld boom; boter: ham/men vloot;
  kook: boek/en punt les/sen wekker/s plaat ~platen eiland workshop/s programma/'s; bak: plaat ~platen ~papier blik vorm/en; koel: kast/en tas box
  cel; vries: kist vak punt; vaat: wasser/s doek/en; was: machine/s middel/en mand rek knijper/s verzachter; stof: zuiger/s doek wolk; stop: bord/en
  licht/en streep; brand: alarm melder/s ~stof trap gang deur haard blusser/s; auto: verzekering/en sleutel/s band/en bedrijf ~bedrijven stoel/en
  wasstraat deur/en monteur/s garage/s verkoper/s radio rit ongeluk/ken ongeval; fiets: pad/en tocht/en band/en bel tas/sen route/s rek/ken sleutel
  vakantie/s helm/en pomp/en ketting winkel/s; trein: kaartje/s reis ~reizen reiziger/s station/s vertraging/en stel conducteur/s machinist; bus:
  halte/s chauffeur/s lijn/en baan kaartje station reis verbinding/en; vlieg: tuig/en veld/en reis ~reizen ticket/s ~angst schaamte; parkeer:
  plaats/en plek/ken garage/s automaat ~automaten boete/s terrein/en vergunning/en probleem ~beleid; rij: bewijs ~bewijzen les/sen school
  instructeur/s vaardigheid; voet: bal/len pad/en ganger/s stap/pen noot ~noten zool; voetbal: club/s wedstrijd/en veld/en team/s trainer/s speler/s
  supporter/s plaatje/s schoen/en stadion/s toernooi/en vereniging/en elftal/len bond; tennis: baan ~banen racket/s club/s bal/len toernooi/en
  speler/s speelster/s wedstrijd/en les; sport: school ~scholen club/s hal/len wedstrijd/en vereniging/en zaal ~zalen dag/en schoen/en tas/sen
  ~kleding ~kleren veld/en verslaggever massage arts leraar; zwem: bad/en les/sen broek/en pak/ken diploma/'s band/en wedstrijd/en; fitness: centrum
  school apparaat ~apparatuur ~apparaten; hardloop: schoen/en wedstrijd/en schema/'s ~kleding rondje/s; spel: regel/s computer/s leider/s bord
  verloop; speel: tuin/en plein/en veld/en film/s kaart/en ruimte doos automaat; muziek: school ~scholen instrument/en leraar les/sen festival/s zaal
  stijl/en noot winkel liefhebber/s; film: maker/s ster/ren ~muziek avond/en zaal festival/s regisseur/s fragment/en recensie/s liefhebber/s;
  televisie: programma/'s zender/s serie/s scherm toestel kijker/s presentator uitzending/en; tv: programma/'s serie/s zender/s gids kijker/s scherm
  presentator; radio: programma/'s zender/s station/s uitzending/en omroep presentator; nieuws: brief ~brieven bericht/en site/s lezer/s uitzending/en
  redactie/s anker feit/en overzicht; kranten: artikel/en kop/pen bericht/en bezorger/s; boeken: kast/en plank/en winkel/s wurm beurs bon/nen
  legger/s; hoofd: redacteur/en redactie kantoor ~kantoren gerecht/en persoon ~personen rol/len ~pijn stad ~steden stuk/ken prijs ~prijzen ingang
  doel/en reden/en oorzaak ~oorzaken letter/s kussen/s conducteur; eind: resultaat ~resultaten gebruiker/s streep conclusie/s datum stand rapport/en
  redactie redacteur station/s product/en controle bestemming/en examen/s versie/s oordeel; mede: werker/s werkster/s ~mens ~mensen leerling/en
  student/en auteur/s bewoner/s eigenaar oprichter/s; ziekte: ~verzuim beeld verzekering ~verlof ~kosten kiem; zieken: huis ~huizen auto/'s wagen/s
  verzorger; tand: arts/en ~pasta vlees; tanden: borstel/s; huid: arts/en ~verzorging kleur/en ~kanker ~uitslag; dieren: arts/en winkel/s tuin/en
  asiel/en liefhebber/s beul voeding rijk; honden: mand bezitter/s ~brokken ~poep riem uitlaatservice school ~voer; katten: bak ~voer luik bezitter/s;
  kerst: boom ~bomen diner/s cadeau/s vakantie/s markt/en man kaart/en dag/en pakket/ten versiering avond bal/len menu/'s lied; paas: ei/eren ontbijt
  haas brunch vakantie vuur; moeder: taal schap; vader: land schap; cadeau: bon/nen tip/s ~papier idee kaart winkel/s; trouw: jurk/en ring/en dag
  kaart/en ambtenaar feest foto/'s; boodschappen: lijst/en lijstje/s tas/sen mand wagen; top: team/s sporter/s prestatie/s speler/s model/len
  kwaliteit functie/s wedstrijd/en; super: markt/en held/en ster macht; winkel: centrum ~centra straat ~straten wagen/s wagentje/s mand bediende
  eigenaar dief ~personeel; prijs: lijst/en verschil/len uitreiking/en verhoging/en stijging/en winnaar/s; betaal: rekening/en methode/n automaat
  ~gemak opdracht; bank: rekening/en pas/sen biljet/ten medewerker/s stel/len overval directeur; spaar: pot/ten rekening/en varken doel/en bank;
  belasting: dienst aangifte/s ~geld voordeel verhoging adviseur/s stelsel betaler/s; studie: schuld/en boek/en punt/en beurs reis ~reizen gids keuze
  begeleider/s vertraging; studenten: huis ~huizen kamer/s vereniging/en leven stad woning/en; basis: school ~scholen ~onderwijs ~inkomen ~kennis
  recept/en regel/s behoefte/n cursus; eindexamen: kandidaat ~kandidaten feest ~stress; jongeren: centrum ~centra werker/s ~werk raad; mensen:
  ~rechten massa handel ~kennis; mond: masker/s kapje/s hoek/en; internet: verbinding/en pagina/'s adres/sen site/s gebruiker/s ~bankieren provider/s
  winkel/s; computer: spel/len spelletje/s programma/'s scherm/en muis bestand/en; telefoon: nummer/s gesprek/ken hoesje/s rekening abonnement/en
  lijn/en boek scherm; mail: adres/sen bericht/en box ~verkeer; marketing: ~beleid plan/nen bureau/s campagne/s strategie medewerker/s afdeling/en
  manager/s budget/ten; communicatie: ~beleid plan/nen bureau/s afdeling/en medewerker/s adviseur/s middel/en strategie manager/s; project: leider/s
  plan/nen manager/s team/s groep/en voorstel/len; team: leider/s lid ~leden genoot ~genoten uitje/s overleg spirit; jaar: wisseling tal/len; dag:
  boek/en besteding deel ~delen schotel/s menu; maand: blad/en ~lasten salaris; nacht: ~rust dienst/en leven trein/en mis kastje vlinder/s; levens:
  verhaal verzekering/en stijl loop verwachting ~gevaar jaar fase/s kwaliteit duur; natuur: gebied/en liefhebber/s park/en wandeling/en ~behoud
  monument/en ~bescherming film/s ramp/en; milieu: ~beleid organisatie/s zone/s ~vervuiling maatregel/en straat; klimaat: ~beleid verandering top
  akkoord crisis doel/en wet probleem activist/en; zee: ~zout bodem hond/en ~ziekte man meeuw/en egel/s; strand: stoel/en vakantie/s huisje/s tent/en
  wandeling/en bal laken tas; berg: top/pen wandeling/en beklimmer/s schoen/en pad/en dorp/en; bos: wandeling/en brand/en rand bes/sen wachter/s;
  wijn: fles/sen glas ~glazen kelder/s gaard boer/en kaart streek proeverij; bier: glas ~glazen fles/sen brouwer/s brouwerij viltje/s blik; mode:
  show/s ontwerper/s ontwerpster blad/en huis week trend/s; gevangenis: straf/fen directeur bewaarder/s; politie: bureau/s agent/en auto/'s onderzoek
  actie/s woordvoerder; spoor: weg/en lijn/en boekje; taal: fout/en les/sen ~gebruik gevoel cursus/sen niveau achterstand; spelling: controle fout/en;
  vraag: teken/s stuk/ken steller/s; video: opname/s camera/'s band/en clip/s; gemeente: huis raad ~belasting ~belastingen bestuur secretaris gids
  werf; provincie: huis bestuur`

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
  const [first = '', heads = ''] = entry.split(/:\s+/)
  return heads.split(/\s+/).flatMap((written) => {
    const [head = '', plural] = written.replace('~', '').split('/')
    const forms = plural === undefined ? [head] : [head, head + plural]
    return forms.map((one, at): [string, Compound] => {
      const loose = at > 0 || written.startsWith('~')
      return [`${first} ${one}`, { joined: joined(first, one), loose }]
    })
  })
}

/** The two parts as one word, with a hyphen where the spelling asks for one. */
export function joined(first: string, second: string): string {
  const clashes = CLASH.test(first.slice(-1) + second.slice(0, 1))
  return clashes || ABBREVIATION.test(first) ? `${first}-${second}` : first + second
}
