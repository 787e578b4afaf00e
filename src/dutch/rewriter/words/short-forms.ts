// Abbreviations written out; official ones (m.b.t., i.v.m.) as the plain word they stand for. Data only, written as
// `exchange.ts` reads it.

export const SHORT_FORMS = `
a.d.h.v > met {short}
a.s > aanstaande {short}
a.u.b, s.v.p > alstublieft {short}
aug > augustus {short}
bijv, bv > bijvoorbeeld {short}
blz > bladzijde {short num}
ca > circa {short}
d.m.v > via {short}
d.w.z > dat wil zeggen {short}
dec > december {short}
dhr > de heer {short}
e.a > en anderen {short}
e.d > en dergelijke {short}
e.e.a > een en ander {short}
enz > enzovoort {short}
etc > enzovoort {short}
evt > eventueel {short}
excl > exclusief {short}
feb > februari {short}
fig > figuur {short num}
i.c.m > in combinatie met {short}
i.h.a > over het algemeen {short}
i.h.b > in het bijzonder {short}
i.o.m > in overleg met {short}
i.p.v > in plaats van {short}
i.s.m > samen met {short}
i.v.m > vanwege {short}
incl > inclusief {short}
jl > jongstleden {short}
km > kilometer {short}
m.a.w > met andere woorden {short}
m.b.t > over {short}
m.b.v > met {short}
m.i > volgens mij {short}
m.i.v > vanaf {short}
m.n > met name {short}
m.u.v > behalve {short}
max > maximaal {short num}
mevr, mw > mevrouw {short}
mln > miljoen {short}
mld, mrd > miljard {short}
n.a.v > na {short}
n.v.t > niet van toepassing {short}
nov > november {short}
nr > nummer {short num}
o.a > onder andere {short}
o.b.v > op basis van {short}
o.i.d > of iets dergelijks {short}
o.l.v > onder leiding van {short}
o.m > onder meer {short}
o.v.v > onder vermelding van {short}
okt > oktober {short}
p.m > per maand {short}
p.p > per persoon {short}
p.j > per jaar {short}
p.p.p.n > per persoon per nacht {short}
pag > pagina {short num}
sept > september {short}
t.b.v > voor {short}
t.g.v > door {short}
t.h.v > ter hoogte van {short}
t.o.v > ten opzichte van {short}
t.z.t > later {short}
t/m > tot en met
v.a > vanaf {short}
vgl > vergelijk {short}
vnl > voornamelijk {short}
z.o.z > zie ommezijde {short}
z.s.m > zo snel mogelijk {short}
zgn > zogenoemde {short mid}
een zgn > een zgn
m'n > mijn
z'n > zijn
d'r > haar
'n > een
ma t/m vr > maandag tot en met vrijdag
ma t/m zo > maandag tot en met zondag
ma t/m za > maandag tot en met zaterdag`
