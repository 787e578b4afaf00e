// Compounds that are often written in two words. Data only, and the form it is written in.
// 'tekst: schrijver/s' is 'tekstschrijver' and 'tekstschrijvers'. A plural, or a head marked '~', can stand without an article, so
// that the first part may belong to the phrase before it: 'in de keuken tafels neerzetten'. Left out is what is as often right
// in two words: 'snel weg', 'de brand weer onder controle', 'drink water'.
import { joined } from './joined-words.ts'

const COMPOUND_PARTS = `
  tekst: schrijver/s schrijfster/s bureau/s bestand/en ballon/nen redacteur/en;
  keuken: tafel/s kast/en kastje/s blad deur/en stoel/en rol kraan apparaat ~apparatuur ~apparaten eiland mes;
  school: plein/en gebouw/en bord/en bus kind vakantie/s reis reisje klas boek tas jaar directeur leider krant ~kinderen ~boeken feest;
  foto: album/s boek/en camera/'s lijst/en lijstje/s toestel ~toestellen kaart shoot/s wedstrijd/en studio reportage/s;
  klanten: kaart/en ~service bestand/en dienst panel;
  klant: gesprek ~gesprekken ervaring/en beoordeling/en ~tevredenheid ~contact ~gegevens relatie/s;
  web: site/s winkel/s shop/s pagina/'s adres ~adressen log browser/s redactie redacteur/s tekst/en designer/s formulier/en;
  website: bezoeker/s tekst/en bouwer/s eigenaar beheerder/s;
  huis: ~werk nummer/s dier/en arts ~artsen genoot genote sleutel/s stijl vader vrouw eigenaar ~eigenaren;
  huur: huis woning/en contract/en prijs ~prijzen toeslag verhoging baas achterstand; koop: woning/en contract/en avond/en ~gedrag ~kracht;
  woon: kamer/s huis ~huizen wijk/en ruimte boerderij toren omgeving boulevard winkel/s; slaap: kamer/s zak ~zakken bank pil ~pillen ~gebrek;
  zit: bank kamer/s hoek zak; bad: kamer/s pak ~pakken jas handdoek/en eend;
  tuin: stoel/en tafel/s huis huisje/s centrum ~centra slang deur/en hek set ~meubelen ~meubels ~gereedschap feest bank pad kers;
  dorps: huis plein/en feest/en straat kern/en school; vergader: zaal ~zalen ruimte/s tafel/s verzoek; behandel: kamer/s plan ~plannen methode/n;
  werk: plek ~plekken gever/s nemer/s ~kleding ~ervaring overleg kamer/s ruimte/s loosheid bezoek/en schoen/en sfeer;
  vakantie: huis ~huizen huisje/s park/en bestemming/en ~geld adres dag/en foto/'s ganger/s woning/en land reis baan baantje/s;
  zomer: vakantie/s jurk/en jas ~kleren ~kleding dag/en avond/en seizoen ~tijd huisje band ~banden maand/en;
  winter: jas ~jassen vakantie/s band ~banden ~sport dag/en schilder maand/en seizoen jurk slaap;
  herfst: vakantie/s blad ~bladeren kleur/en dag storm/en; lente: dag bloem/en;
  regen: jas ~jassen bui/en boog ~bogen pak ton ~tonnen druppel/s wolk/en pijp meter broek;
  sneeuw: pop ~poppen bal ~ballen bui/en vlok ~vlokken storm/en ruimer ketting/en;
  water: fles ~flessen koker/s ~schade druppel/s meter/s pomp/en leiding/en rad toren ijsje lelie/s;
  koffie: kopje/s apparaat ~apparaten boon ~bonen automaat ~automaten molen pauze/s hoek tafel/s filter/s kan bar;
  thee: kopje/s pot ~potten glas ~glazen zakje/s lepel/s lepeltje/s doek blad; appel: taart/en ~moes boom ~bomen ~sap flap ~flappen ~stroop;
  brood: trommel/s plank mes rooster/s mand ~beleg ~deeg kruimel/s maaltijd; groente: ~soep boer/en tuin/en winkel/s schotel/s ~bouillon;
  tomaten: ~soep ~saus ~puree plant/en ~ketchup; kippen: ~soep hok ~hokken ~vel ~gaas ~bouillon; pannen: koek ~koeken lap set;
  aardappel: salade/s ~puree schil ~kroketten veld; citroen: ~sap taart/en schil rasp;
  chocolade: taart/en ~melk reep ~repen ei ~eieren mousse ~pasta koek letter/s; slag: ~room veld boom; boter: ham ~hammen vloot;
  kook: boek/en punt les ~lessen wekker/s plaat ~platen eiland workshop/s programma/'s; bak: plaat ~platen ~papier blik vorm ~vormen;
  koel: kast/en tas box cel; vries: kist vak punt; vaat: wasser/s doek ~doeken; was: machine/s middel ~middelen mand rek knijper/s verzachter;
  stof: zuiger/s doek wolk; stop: bord/en licht ~lichten streep; brand: alarm melder/s ~stof trap gang deur haard blusser/s;
  auto: verzekering/en sleutel/s band ~banden bedrijf ~bedrijven stoel/en wasstraat deur/en monteur/s garage/s verkoper/s radio rit ongeluk ~ongelukken ongeval;
  fiets: pad ~paden tocht/en band ~banden bel tas ~tassen route/s rek ~rekken sleutel vakantie/s helm/en pomp/en ketting winkel/s;
  trein: kaartje/s reis ~reizen reiziger/s station/s vertraging/en stel conducteur/s machinist;
  bus: halte/s chauffeur/s lijn/en baan kaartje station reis verbinding/en; vlieg: tuig ~tuigen veld ~velden reis ~reizen ticket/s ~angst schaamte;
  parkeer: plaats ~plaatsen plek ~plekken garage/s automaat ~automaten boete/s terrein/en vergunning/en probleem ~beleid;
  rij: bewijs ~bewijzen les ~lessen school instructeur/s vaardigheid; voet: bal ~ballen pad ~paden ganger/s stap ~stappen noot ~noten zool;
  voetbal: club/s wedstrijd/en veld ~velden team/s trainer/s speler/s supporter/s plaatje/s schoen/en stadion/s toernooi/en vereniging/en elftal ~elftallen bond;
  tennis: baan ~banen racket/s club/s bal ~ballen toernooi/en speler/s speelster/s wedstrijd/en les;
  sport: school ~scholen club/s hal ~hallen wedstrijd/en vereniging/en zaal ~zalen dag/en schoen/en tas ~tassen ~kleding ~kleren veld ~velden verslaggever massage arts leraar;
  zwem: bad ~baden les ~lessen broek/en pak ~pakken diploma/'s band ~banden wedstrijd/en; fitness: centrum school apparaat ~apparatuur ~apparaten;
  hardloop: schoen/en wedstrijd/en schema/'s ~kleding rondje/s; spel: regel/s computer/s leider/s bord verloop;
  speel: tuin/en plein/en veld ~velden film/s kaart/en ruimte doos automaat;
  muziek: school ~scholen instrument/en leraar les ~lessen festival/s zaal stijl/en noot winkel liefhebber/s;
  film: maker/s ster ~sterren ~muziek avond/en zaal festival/s regisseur/s fragment/en recensie/s liefhebber/s;
  televisie: programma/'s zender/s serie/s scherm toestel kijker/s presentator uitzending/en;
  tv: programma/'s serie/s zender/s gids kijker/s scherm presentator; radio: programma/'s zender/s station/s uitzending/en omroep presentator;
  nieuws: brief ~brieven bericht/en site/s lezer/s uitzending/en redactie/s anker feit/en overzicht;
  kranten: artikel/en kop ~koppen bericht/en bezorger/s; boeken: kast/en plank ~planken winkel/s wurm beurs bon ~bonnen legger/s;
  hoofd: redacteur/en redactie kantoor ~kantoren gerecht/en persoon ~personen rol ~rollen ~pijn stad ~steden stuk ~stukken prijs ~prijzen ingang doel ~doelen reden/en oorzaak ~oorzaken letter/s kussen/s conducteur;
  eind: resultaat ~resultaten gebruiker/s streep conclusie/s datum stand rapport/en redactie redacteur station/s product/en controle bestemming/en examen/s versie/s oordeel;
  mede: werker/s werkster/s ~mens ~mensen leerling/en student/en auteur/s bewoner/s eigenaar oprichter/s;
  ziekte: ~verzuim beeld verzekering ~verlof ~kosten kiem; zieken: huis ~huizen auto/'s wagen/s verzorger; tand: arts ~artsen ~pasta vlees;
  tanden: borstel/s; huid: arts ~artsen ~verzorging kleur/en ~kanker ~uitslag;
  dieren: arts ~artsen winkel/s tuin/en asiel/en liefhebber/s beul voeding rijk;
  honden: mand bezitter/s ~brokken ~poep riem uitlaatservice school ~voer; katten: bak ~voer luik bezitter/s;
  kerst: boom ~bomen diner/s cadeau/s vakantie/s markt/en man kaart/en dag ~dagen pakket ~pakketten versiering avond bal ~ballen menu/'s lied;
  paas: ei ~eieren ontbijt haas brunch vakantie vuur; moeder: taal schap; vader: land schap; cadeau: bon ~bonnen tip/s ~papier idee kaart winkel/s;
  trouw: jurk/en ring/en dag kaart/en ambtenaar feest foto/'s; boodschappen: lijst/en lijstje/s tas ~tassen mand wagen;
  top: team/s sporter/s prestatie/s speler/s model/len kwaliteit functie/s wedstrijd/en; super: markt/en held/en ster macht;
  winkel: centrum ~centra straat ~straten wagen/s wagentje/s mand bediende eigenaar dief ~personeel;
  prijs: lijst/en verschil ~verschillen uitreiking/en verhoging/en stijging/en winnaar ~winnaars;
  betaal: rekening/en methode/n automaat ~gemak opdracht;
  bank: rekening/en pas ~passen biljet ~biljetten medewerker/s stel ~stellen overval directeur;
  spaar: pot ~potten rekening/en varken doel ~doelen bank; belasting: dienst aangifte/s ~geld voordeel verhoging adviseur/s stelsel betaler/s;
  studie: schuld/en boek/en punt/en beurs reis ~reizen gids keuze begeleider/s vertraging;
  studenten: huis ~huizen kamer/s vereniging/en leven stad woning/en;
  basis: school ~scholen ~onderwijs ~inkomen ~kennis recept/en regel/s behoefte/n cursus; eindexamen: kandidaat ~kandidaten feest ~stress;
  jongeren: centrum ~centra werker/s ~werk raad; mensen: ~rechten massa handel ~kennis; mond: masker/s kapje/s hoek ~hoeken;
  internet: verbinding/en pagina/'s adres ~adressen site/s gebruiker/s ~bankieren provider/s winkel/s;
  computer: spel ~spellen spelletje/s programma/'s scherm/en muis bestand/en;
  telefoon: nummer/s gesprek ~gesprekken hoesje/s rekening abonnement/en lijn/en boek scherm; mail: adres ~adressen bericht/en box ~verkeer;
  marketing: ~beleid plan ~plannen bureau/s campagne/s strategie medewerker/s afdeling/en manager/s budget/ten;
  communicatie: ~beleid plan ~plannen bureau/s afdeling/en medewerker/s adviseur/s middel ~middelen strategie manager/s;
  project: leider/s plan ~plannen manager/s team/s groep ~groepen voorstel ~voorstellen;
  team: leider/s lid ~leden genoot ~genoten uitje/s overleg spirit; jaar: wisseling tal ~tallen; dag: boek/en besteding deel ~delen schotel/s menu;
  maand: blad ~bladen ~lasten salaris; nacht: ~rust dienst/en leven trein/en mis kastje vlinder/s;
  levens: verhaal verzekering/en stijl loop verwachting ~gevaar jaar fase/s kwaliteit duur;
  natuur: gebied/en liefhebber/s park/en wandeling/en ~behoud monument/en ~bescherming film/s ramp/en;
  milieu: ~beleid organisatie/s zone/s ~vervuiling maatregel/en straat;
  klimaat: ~beleid verandering top akkoord crisis doel ~doelen wet probleem activist/en; zee: ~zout bodem hond ~honden ~ziekte man meeuw/en egel/s;
  strand: stoel/en vakantie/s huisje/s tent/en wandeling/en bal laken tas; berg: top ~toppen wandeling/en beklimmer/s schoen/en pad ~paden dorp/en;
  bos: wandeling/en brand/en rand bes ~bessen wachter/s; wijn: fles ~flessen glas ~glazen kelder/s gaard boer/en kaart streek proeverij;
  bier: glas ~glazen fles ~flessen brouwer/s brouwerij viltje/s blik; mode: show/s ontwerper/s ontwerpster blad ~bladen huis week trend/s;
  gevangenis: straf ~straffen directeur bewaarder/s; politie: bureau/s agent/en auto/'s onderzoek actie/s woordvoerder;
  spoor: weg ~wegen lijn/en boekje; taal: fout/en les ~lessen ~gebruik gevoel cursus ~cursussen niveau achterstand; spelling: controle fout/en;
  vraag: teken/s stuk ~stukken steller/s; video: opname/s camera/'s band ~banden clip/s;
  gemeente: huis raad ~belasting ~belastingen bestuur secretaris gids werf; provincie: huis bestuur`

export interface Compound {
  joined: string
  /** The second part can stand without an article. */
  loose: boolean
}

/** Compounds by 'first second', lower case. */
export const COMPOUNDS: ReadonlyMap<string, Compound> = new Map(
  COMPOUND_PARTS.trim().split(/;\s+/).flatMap(compoundsIn),
)

function compoundsIn(entry: string): [string, Compound][] {
  const [first = '', heads = ''] = entry.split(': ')
  return heads.split(' ').flatMap((written) => {
    const [head = '', plural] = written.replace('~', '').split('/')
    const one: [string, Compound] = [
      `${first} ${head}`,
      { joined: joined(first, head), loose: written.startsWith('~') },
    ]
    if (plural === undefined) return [one]
    const many: [string, Compound] = [
      `${first} ${head}${plural}`,
      { joined: joined(first, head + plural), loose: true },
    ]
    return [one, many]
  })
}
