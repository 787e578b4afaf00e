// Stiff words and the casual ones for the same place. Data only, written as `exchange.ts` reads it.

export const CASUAL_WORDS = `
zeer > heel {grade}
uitstekend > heel goed {mid last}
uitstekende > heel goede
prettig, aangenaam > fijn {mid}
prettige, aangename > fijne
prettiger, aangenamer > fijner
eenvoudig > makkelijk
eenvoudige > makkelijke
eenvoudiger > makkelijker
eenvoudigste > makkelijkste
gemakkelijk > makkelijk
gemakkelijke > makkelijke
gemakkelijker > makkelijker
defect > kapot {mid last}
defecte > kapotte
kenbaar maken > laten weten
voldoende > genoeg {noun}
aanzienlijk > flink {mid}
aanzienlijke, substantiële > flinke
omvangrijke > grote
kosteloos > gratis
kosteloze > gratis
wellicht, mogelijkerwijs > misschien
uiteraard > natuurlijk
overigens > trouwens
nogmaals > nog een keer
telkens > elke keer {mid}
voortdurend > de hele tijd {mid last}
eenieder, een ieder > iedereen
personen > mensen
goederen, benodigdheden > spullen
een dergelijke, een dergelijk > zo'n
dergelijke > zulke
ongeveer, circa, plusminus > zo'n {num}
enkele > een paar {noun}
e-mail > mail
e-mails > mails
e-mailadres > mailadres
e-mailbericht > mailtje
e-mailen > mailen
e-mailt > mailt
per e-mail > per mail
televisie > tv
informatie > info
arts > dokter
artsen > dokters
echtgenoot > man
echtgenote > vrouw
grootouders > opa en oma
begrijpen > snappen
begrijpt > snapt
begrijp > snap
begrepen > gesnapt
begreep > snapte
controleren > checken
controleert > checkt
controleer > check
gecontroleerd > gecheckt
controleerde > checkte
deelnemen > meedoen
deelneemt > meedoet
neemt deel > doet mee
nemen deel > doen mee
neem deel > doe mee
nam deel > deed mee
deelgenomen > meegedaan
deel te nemen > mee te doen
te verwijderen > weg te halen
verwijderd > weggehaald {part}
te verzenden > op te sturen
verzonden > opgestuurd
te noteren > op te schrijven
genoteerd > opgeschreven
toelichten > uitleggen
toe te lichten > uit te leggen
toegelicht > uitgelegd
aan te schaffen > te kopen
verheugd > blij
ten zeerste > heel erg
zeer op prijs > erg op prijs
stellen wij op prijs > vinden we fijn
stellen we op prijs > vinden we fijn
neem dan contact met ons op > laat het ons dan weten
telefonisch contact op te nemen met > te bellen met
telefonisch contact opnemen met > bellen met
neem telefonisch contact op met > bel met
hartelijk dank voor > bedankt voor
wij danken u voor > bedankt voor {start}
wij danken je voor > bedankt voor {start}
onze excuses voor, onze verontschuldigingen voor, excuses voor > sorry voor {start}
geenszins, allerminst > helemaal niet
ternauwernood, nauwelijks > amper
nimmer > nooit
direct, onmiddellijk > meteen {mid inside}
spoedig > snel / gauw {mid}
wij > we
verjaardagsfeest > verjaardagsfeestje
hoogstens > hooguit
uiterlijk > op zijn laatst {num}
ten minste > minstens
niettemin, desalniettemin, desondanks > toch
rijwielen > fietsen
nuttigen > eten
genuttigd > gegeten
te nuttigen > te eten
aanwezig zijn > er zijn {mid last}
alsook, alsmede > en
verwelkomen wij u > zien we u
verwelkomen wij je > zien we je
eveneens, tevens > ook
teneinde > om
thans, momenteel > nu {mid}
verneem ik dat graag > hoor ik dat graag
vernemen wij dat graag > horen we dat graag
vernemen wij graag > horen we graag
verneem ik graag > hoor ik graag
vernemen we graag > horen we graag
gereed > klaar {mid}
gereedstaan > klaarstaan
staat gereed > staat klaar
staan gereed > staan klaar
gereedgemaakt > klaargemaakt
niets > niks {mid last}
leidinggevende > baas
leidinggevenden > bazen
kostbaar > duur {mid last}
kostbare > dure
voordelig > goedkoop {mid}
voordelige > goedkope
vermakelijk > leuk
vermakelijke > leuke
amusant > leuk
amusante > leuke
plezierig > leuk
plezierige > leuke
eet smakelijk > eet smakelijk
smakelijk > lekker {mid last}
smakelijke > lekkere
onverstandig > niet slim {mid last}
verstandig > slim {mid last}
vreemd > raar {mid last}
gehuwd > getrouwd
in het huwelijk treden > trouwen
in het huwelijk getreden > getrouwd
arriveert > komt aan {mid last}
verblijft > blijft
vermoedelijk > waarschijnlijk
veelvuldig > vaak {mid last}
ervan uitgaan > aannemen {mid last}
hieronder treft u aan > hieronder vindt u
hierbij treft u aan > hierbij vindt u`
