// Stiff or difficult prepositions, conjunctions and adverbs, and the plain word for each. Data only, written as
// `exchange.ts` reads it. Word order is the same before and behind the mark.

export const PLAIN_SMALL_WORDS = `
nopens > over
voor wat betreft > over
m.b.t > over {short}
vermits > omdat
omwille van het feit dat > omdat
niettegenstaande het feit dat > hoewel
in geval dat, ingeval, indien > als
mits > alleen als {mid}
benevens > en
aansluitend op > na
aansluitend > daarna {start}
nadien, vervolgens > daarna
andermaal > opnieuw
behoudens > behalve
de betreffende, de desbetreffende, de onderhavige, de bovengenoemde, de voornoemde, de eerdergenoemde > deze
het betreffende, het desbetreffende, het onderhavige, het bovengenoemde, het voornoemde > dit
betreffende > over
bij benadering, circa, plusminus > ongeveer
ca > ongeveer {short}
op korte termijn, eerstdaags, weldra > binnenkort
ten spoedigste > zo snel mogelijk
spoedig > snel / binnenkort {mid}
op termijn > later
bovenal, met name, voornamelijk, hoofdzakelijk, in het bijzonder > vooral
m.n > vooral {short}
overeenkomstig uw > volgens uw
overeenkomstig onze > volgens onze
op grond van artikel > volgens artikel
op grond van de wet > volgens de wet
op grond van het besluit > volgens het besluit
daadwerkelijk, werkelijk > echt {mid}
daarenboven > bovendien
dermate > zo
mitsdien, bijgevolg > daarom
niettemin, desondanks, evenwel > toch
zodoende > daardoor
doorgaans, in de regel, over het algemeen > meestal
door toedoen van, wegens > door
t.g.v > door {short}
eensklaps > ineens
eertijds, voorheen > vroeger
insgelijks, evenzeer > ook
gedurende de hele, gedurende de gehele > de hele
gedurende het hele, gedurende het gehele > het hele
gedurende uw > tijdens uw
gedurende je > tijdens je
gedurende deze > tijdens deze
gedurende dit > tijdens dit
gelijktijdig > tegelijk
hedentendage > tegenwoordig
tot heden > tot nu toe
met ingang van heden > vanaf nu
m.i.v > vanaf {short}
hieromtrent, dienaangaande > hierover
daaromtrent > daarover
ten alle tijden > altijd
i.v.m > vanwege {short}
inclusief > met {mid noun}
exclusief btw > zonder btw
exclusief verzendkosten > zonder verzendkosten
exclusief bezorgkosten > zonder bezorgkosten
louter, uitsluitend, enkel en alleen > alleen
medio > half {noun}
ten bate van, ten gunste van > voor
t.b.v > voor {short}
momenteel, op dit moment, op het ogenblik > nu {mid}
op dit moment, op het ogenblik, momenteel > nu {start}
naar aanleiding van > na
n.a.v > na {short}
nagenoeg, vrijwel > bijna
omstreeks > rond
ogenblikkelijk, onmiddellijk > meteen
per abuis > per ongeluk
recentelijk > kort geleden
sedert > sinds
sedertdien > sindsdien
slechts > maar {mid num}
slechts een > maar een {mid}
slechts één > maar één {mid}
slechts twee > maar twee {mid}
slechts drie > maar drie {mid}
slechts vier > maar vier {mid}
slechts vijf > maar vijf {mid}
slechts enkele > maar een paar {mid}
slechts weinig > maar weinig {mid}
slechts > alleen {mid notnum}
te weten > namelijk {clause}
ten dele > deels
ten opzichte van > vergeleken met
t.o.v > vergeleken met {short}
ter hoogte van > bij
ter plaatse, ter plekke > daar
veelvuldig, frequent > vaak {mid last}
verscheidene, diverse > verschillende
vice versa > andersom
voorshands > voorlopig
voorts > verder
weliswaar > wel {mid}
minimaal > minstens {num}
maximaal > hoogstens {num}
alsnog > toch nog {mid}
ongeacht of > of nu
met andere woorden > anders gezegd
m.a.w > anders gezegd {short}
gezamenlijk > samen {mid last}
allengs, geleidelijk aan > langzaam
bij voorkeur > het liefst {mid}
in tweede instantie > daarna
meer en meer > steeds meer
tot dusver, tot dusverre > tot nu toe
te meer daar, temeer omdat > vooral omdat
van oudsher > altijd al {mid}
voor zover ons bekend > voor zover we weten
op voorhand > vooraf
op jaarbasis > per jaar
dagelijks > elke dag {mid last}
wekelijks > elke week {mid last}
maandelijks > elke maand {mid last}
jaarlijks > elk jaar {mid last}
dienovereenkomstig > zo
te gelegener tijd > later
voor het overige > verder
in het verleden > vroeger
een groot aantal, een veelheid aan, tal van > veel {plural}
een gering aantal, een klein aantal > een paar {plural}
een enkele > een enkele
geen enkele > geen enkele
de enkele > de enkele
elke enkele > elke enkele
enkele > een paar {plural noun}
beduidend, aanzienlijk, aanmerkelijk > veel {adj}
zodanig > zo {adj}
uiterst, bovenmatig > heel {adj}
op de juiste wijze > op de goede manier
op deze wijze, op die wijze > zo
op welke wijze > hoe
de wijze waarop > de manier waarop
op een andere wijze > anders
kosteloos > gratis
kosteloze > gratis
leverbaar > te koop {mid}
eenmalig > één keer {mid last}
ten minste > minstens
in de loop van de tijd > langzaam
om en nabij > ongeveer
met dank aan > dankzij`
