// The words and phrases that tell a text's tone. Data only; each line is the inside of one regular expression.
// Stems end in `*`: any letters may follow.

const THING =
  '(?:hond|honden|kat|katten|poes|kater|papegaai|konijn|konijnen|schildpad|paard|paarden|pony|koe|koeien|schaap|schapen|lam|lammeren|kip|kippen|wolf|wolven|das|vos|ree|reeën|hert|herten|zwijn|zwijnen|bever|otter|zeehond\\p{L}*|potvis\\p{L}*|walvis\\p{L}*|bruinvis\\p{L}*|dolfijn\\p{L}*|vis|vissen|vogel|vogels|zwaan|zwanen|eend|eenden|gans|ganzen|uil|uilen|egel|egels|bijen|dieren|knuffel\\p{L}*|koffer\\p{L}*|ring|pakket\\p{L}*|fiets|fietsen)'
const PERSON =
  '(?:man|vrouw|jongen|jongetje|meisje|kind|peuter|kleuter|baby|tiener|student|scholier|toerist|bewoner|werknemer|arbeider|bouwvakker|klimmer|bergbeklimmer|schilder|dakdekker)(?: \\(\\d+\\))?'
const HEIGHT = '(?:dak|flat\\p{L}*|steiger|balkon|raam|rots\\p{L}*|klif|viaduct|ladder|gebouw)'

/** Read over before anything is weighed: they only sound serious. */
export const FIGURATIVE = `
  dodelijk lekker*|dodelijk(?:e)? (?:vermoeiend|saai|verveling)*
  (?:een )?moord(?:en)? (?:voor|op|begaan voor) (?:zou |te )?do*|doet \\p{L}*(?: \\p{L}+){0,4} een moord|een moord (?:voor )?do*|moord en brand
  moordende? (?:concurrentie|hitte|tempo|strijd|schema|duur|heet)|moordwijf|moordgozer|moordkuil
  dood(?:simpel|gewoon|eenvoudig|stil|stille|moe|leuk|op|normaal|eng|saai|tij|lopen*|lopende|goed|gewone|ongelukkig|gegooid|zonde)
  (?:is|zijn|was|wordt|verklaren|verklaard) (?:zo goed als )?dood,? (?:zeg*|en dat|leve|vind*)
  dood (?:hout|gewicht|spoor|punt|paard|materiaal)|ten dode opgeschreven|de dood (?:in de pot|of de gladiolen)
  dode (?:hoek|hoeken|punt|mus|letter|vogel|taal|hout|tak*|bla*|zone*|zee|zeerol|zeerollen|huid*|cellen|link|links|tijd|materie|planten|bomen|internet)
  (?:dode|gedode|gewonde|aangereden|vermiste|overleden|verdronken) (?:\\p{L}+e )?${THING}|(?<!(?:met|en)(?: \\p{L}+)? )${THING}(?: \\p{L}+)? (?:dood|gedood|doodgereden|doodgeschoten|doodgebeten|aangereden|vermist|verdronken|beroofd|gewond|overleden|gestorven)
  (?<=(?:onkruid|mieren|slakken|wespen|bacteriën|schimmels|luizen|muizen|ratten|zevenblad) )(?:te )?doden|verdronken (?:land|dorp|bos|boek)|verdrink*(?: \\p{L}+)? in (?:het |de )?(?:werk|papier|mails?|regels|schulden|keuzes|spullen)
  overvallen door (?:de |een |het )?(?:\\p{L}+ )?(?:regen*|onweer*|noodweer|kou|sneeuw*|slaap|storm|duisternis|donker|mist|hitte|succes|emoties|vragen|nieuws|winter|vorst|drukte|bui|buien)
  slachtoffers? (?:te )?(?:worden |wordt |werd |werden )?van (?:(?:een|de|het|online|digitale) )?(?:phishing*|fraude*|oplicht*|internet*|identiteits*|whatsapp*|cyber*|hack*|datalek*|nep*|spoof*|toeslagen*|bezuinig*|crisis|inflatie|(?:zijn |hun )?(?:eigen )?succes|babyshower|mode|trend*|marketing)
  (?:voorlopige|definitieve|lagere|groene|gemeentelijke) aanslag*|aanslag* (?:op (?:de |je |het |uw )?(?:weegschaal|portemonnee|lijn|zenuwen|humeur|budget|terras|tegels|ramen)|van (?:de belasting*|kalk)|inkomsten*|verwijderen|onroerend*)|aanslagbiljet*|lawine (?:aan|van) (?!sneeuw|modder|stenen)\\p{L}+|tsunami (?:aan|van)|bombardement aan|explosie (?:van (?!gas|vuurwerk|een|de |granaat|geweld|bom|cobra)\\p{L}+|aan (?:kleur*|smaak|smaken|klachten|ideeën)|in (?:het |de )?(?:aantal*|vraag|kosten|prijzen))
  (?:cursus|training|les|leren|oefening)(?: \\p{L}+){0,3} (?:reanim*|hartaanval|hartstilstand)|reanimatie(?:cursus*|training*|les|lessen|pop*|oefening*)|(?:hartaanval|hartstilstand|beroerte):? (?:cursus|herken*)|uitvaart(?:verzeker*|polis*|kosten|branche|ondernem*|museum)|begrafenis(?:ondernem*|verzeker*)|nabestaandenpensioen|strijdbijl(?: \\p{L}+)? begraven|aardbevings\\p{L}+|lichte aardbeving*|liquidatieverkoop|geschoten op (?:doel|de (?:paal|lat))
  (?:bevolkingsonderzoek|vaccin*|prik|screening|uitstrijkje)(?: \\p{L}+){0,4} (?:\\p{L}*kanker)|(?:verlies|verliezen) van (?:een|hun|zijn|haar) (?:baan|rijbewijs|titel|wedstrijd|zetel*|koppositie|plek|inkomsten)|(?:drone|satelliet|raket|koers*|aandeel|aandelen)(?: \\p{L}+){0,2} neergestort|beroofd van (?:hun |zijn |haar |de )?(?:uitzicht|titel|zege|kans|rust|zicht)|(?:gegijzeld door|gijzeling door) (?:hackers|criminele hackers|software)|death metal|dead sea|(?:kater|hoofdpijn) om u tegen te zeggen
  (?:mijn|mijn|onze|zijn|haar|je|hun) (?:overleden|gestorven) (?:oma|opa|grootmoeder|grootvader|tante|oom|moeder|vader|overgrootmoeder)(?:'s|’s|s)?|overleden (?:oma|opa|grootmoeder|tante)(?:'s|’s|s)? (?:recept|schrift|taart|boek|kookboek|servies|keuken)
  (?:recept|schrift|kookboek|taart|breipatroon) van (?:\\p{L}+ )?overleden \\p{L}+
  (?:om te|zou \\p{L}+ voor) sterven|sterf van (?:de honger|dorst)|sterven van (?:de )?honger|(?:sterf|sterft|sterven|stierf|stierven) van (?:de |het )?(?:zenuwen|lach*|verveling|spanning|slaap|schaamte)|stervende zwaan
  war on \\p{L}+|(?:oorlog|strijd|gevecht) (?:tegen|aan|met) (?:het |de )?(?:onkruid|slakken|luizen|mos|muizen|muggen|plastic|rommel|kilo's|kilo’s|vetrollen|zevenblad|rimpels)
  bom(?:vol|metje)*|killer*|(?:levens)?gevaarlijk lekker|(?:bloed)(?:rood|rode|heet|mooi|hete|mooie|serieus|link|stollend*)
  brandweer*|brandend*|brandstof*|brandnetel*|brandde*|brandt
  (?:open dag|oefening|oefent|demonstratie|proefrit)(?: \\p{L}+){0,6} (?:ramp|ongeluk|brand|redding|slachtoffer*)
  blusdemonstratie|vlam in de pan|rampenoefening|noodweer|noodrem
  (?:thriller|detective|krimi|misdaadroman|whodunit|moordmysterie|moordspel|murder mystery)*
  (?:in|uit) de (?:roman|film|serie|thriller|voorstelling|musical)(?: \\p{L}+){0,6} (?:vermoord|overleden|moord|dood)
  droge lever|dood kapitaal|kop gekost|to die for|dead(?:line*| simple| easy| end)|die-hard`

/** Death, grave illness, violence and disaster to people. */
export const GRAVE = `
  overleden|overlijdt|overleed|overlijden|overlijdens*
  verongelukt*|omgekomen|kwam(?:en)? om het leven|om het leven (?:gekomen|gebracht|komt|kwam|kwamen)|(?:komt|kwam|kwamen) om (?:bij|door|in)|dood (?:na|bij|door)|bewusteloos|bewusteloze|levens (?:geëist|verloren)|(?:eist|eiste|kostte?)(?: \\p{L}+){0,3} levens|kost(?:te)?(?: \\p{L}+){1,4} het leven(?! (?:in|op|van))|overleef(?:t|de|den) (?:de|het) (?:val|ongeluk|aanrijding|crash|brand|aanval|operatie)(?: \\p{L}+)? niet|${PERSON}(?: \\p{L}+){0,2} niet (?:meer )?te redden|bezweken aan|bezweek aan|ontvallen aan|van het leven beroofd*|levenloos|lijkvondst*|stoffelijk overschot|(?:lichaam|lichamen|lijk)(?: \\p{L}+){0,4} (?:gevonden|aangetroffen|geborgen)|(?:vondst van|vindt|vinden|treft) (?:een )?(?:lichaam|lichamen|lijk)
  verdronken|verdrinkt|verdronk|verdrinking*
  vermoord*|moord(?:en|zaak|onderzoek|aanslag|verdachte)?|doodslag|gedood|doodgestoken|doodgeschoten|doodgereden|doodgevonden|dood (?:aangetroffen|gevonden)
  neergestoken|neergeschoten|doodsteken|steekpartij*|schietpartij*|steekincident*|mesaanval*|schutter (?:opent|opende|schiet|schoot|doodt|valt)|opent het vuur in|schietincident*|geschoten op|liquidatie*
  dodelijk(?:e)?|dode|doden|dodental|doodgeboren|stilgeboren|miskraam|wiegendood|sterven|stierf|stierven|gestorven|sterfte
  reanimatie*|reanimeren|gereanimeerd|niet baten
  in memoriam|nabestaanden|uitvaart*|condoleance*|rouw|rouwen|rouwt|rouwtherap*|rouwkaart*|rouwdienst|begrafenis*|crematie*|begraven|afscheidsdienst|(?:broer|zus|kind|partner|vader|moeder|zoon|dochter) (?:te |hebben |heeft )?(?:verliezen|verloor|verloren|verliest)|verlies van (?:een|hun|zijn|haar) \\p{L}+|stille tocht|herdenkingsdienst
  terminaal|terminale|ongeneeslijk*|uitgezaaid*|uitzaaiing*|kanker|borstkanker|longkanker|darmkanker|huidkanker|prostaatkanker|leukemie|hersentumor*|tumor*|chemo|chemo?kuur*|chemokuren|als-patiënt*|palliatie*
  verkracht*|misbruikt*|seksueel misbruik|kindermisbruik|misbruik van (?:\\p{L}+e )?(?:pupil*|minderjarige*|kind*|leerling*|meisje*|jongen*|patiënten|vrouwen|turnsters)|ontucht*|grooming|zeden(?:zaak|delict*|misdrij*|misdaad)|marteling*|gemarteld|kindermishandeling|mishandel*|huiselijk geweld|femicide|aangerand|aanranding|stalking
  beroofd|beroving*|overvallen|overval op|overvaller*|woningoverval*|gegijzeld*|gijzeling*|ontvoer*|vermist|vermiste*|vermissing*
  aanslag*|zelfmoordaanslag*|terreur*|terrorist*|bombardement*|oorlogsslacht*|genocide|massagraf|raketaanval*|luchtaanval*|droneaanval*|bomaanslag*|beschieting*|bloedbad|explosie|explosies|gasexplosie*|ontploffing*|gasontploffing*
  zwaargewond*|ernstig gewond*|gewonden|gewond geraakt|levensgevaar|gewond|gewonde|lichtgewond*|coma|kritieke toestand|uitbehandeld|euthanasie|hartaanval|hartinfarct|levensgevaarlijk gewond*|brandwonden*
  neergestort*|stort(?:te|ten)? (?:\\p{L}+ ){0,3}neer|lawine|lawines|lawineongeluk*|bedolven onder (?:het |een |de )?(?:lawine|sneeuw|zand|modder|aarde)|onder (?:het )?puin|aangereden|aanrijding met (?:een )?(?:persoon|voetganger|fietser|kind)|geschept door|frontale botsing*|schipbreuk*|(?:veerboot|ferry|boot|bootje|\\p{L}+boot|schip)(?: \\p{L}+){0,3} (?:gezonken|zinkt|gekapseisd|vergaan)|(?:bus|busje|auto|schoolbus) (?:met \\p{L}+ )?van de weg (?:geraakt|gereden)|onder (?:een |de )?(?:trein|tram|vrachtwagen|auto) (?:gekomen|geraakt|terechtgekomen)
  ${PERSON} (?:valt|viel|springt|sprong)(?: \\p{L}+){0,3} (?:van|uit) (?:(?:een|de|het) )?${HEIGHT}|${PERSON}(?: \\p{L}+){0,2} (?:van|uit) (?:(?:een|de|het) )?${HEIGHT} (?:gevallen|gesprongen|gestort)|${PERSON} (?:valt|viel)(?: \\p{L}+){0,3} naar beneden
  watersnood|watersnoodramp|vliegramp*|treinramp*|aardbeving*|tsunami|dodelijke slachtoffers|slachtoffers|slachtoffer|overlevenden
  \\p{N}+ (?:inwoners|mensen|bewoners|dorpelingen|kinderen|levens) (?:verloor|verloren|kostte)|verloor \\p{N}+ (?:inwoners|mensen|levens)|(?:na|van|tijdens) de ramp|hartstilstand|hersenbloeding
  died|dead|death*|killed|murder*|fatal*|drowned|funeral*|mourn*|stabb*|shooting|raped?|cancer|bereaved|grief|victims?`

/** Of a person: in a few sentences nothing else matters beside it. */
export const DEATH_BY_VIOLENCE = `
  om het leven (?:gekomen|gebracht|komt|kwam|kwamen)|kwam(?:en)? om het leven|omgekomen|verongelukt*|doodgereden|doodgestoken|doodgeschoten|verdronken`

/** Subjects that are told lightly. */
export const LIGHT = `
  recept*|curry*|pompoen*|cupcake*|muffin*|kippensoep|tomatensoep|erwtensoep|groentesoep|stamppot*|ovenschotel*|tiramisu|lasagne|quiche*|wafel*|borrelhap*|oven|bakken|taart*|appeltaart*|brownie*|koek*|cake*|pasta*|soep|salade*|saus|eetlepel*|theelepel*|roomboter|basterdsuiker|beslag|springvorm|knoflook|tl|el|smullen|lekker*|barbecue*|bbq|picknick*|pannenkoek*|proeverij|bolus*|koffiemachine*|espresso
  tuin|tuinen|tuinier*|moestuin*|balkon*|snoei*|gesnoeid|haag|heg|hagen|zaai*|potgrond|tomaten|bloembol*|planten|perkplant*|stekje*|hovenier*|onkruid|weeds|kamerplant*
  vakantie*|kamper*|camping*|tent|wandel*|wandeling*|route|routes|dagtocht*|uitje*|weekendje|hotel|strand|duinen|fietstocht*|huurfiets*|veerboot|reisgids|stedentrip*
  festival*|podium|concert|kermis|markt|muziek|theater|voorstelling*|open dag|springkussen*|tekenwedstrijd|loterij|vlottenrace|tentoonstelling|speurtocht|rondleiding*|quiz*|feest*|carnaval|sinterklaas|kerstmarkt|halloween|diner|dansen|danst|vrolijk*|glijbaan|speeltuin*|babyshower
  schaats*|ijsbaan|proefles|marathon*|drankpost|lopers|sponzen
  kat|kater|katten|konijn*|puppy*|asiel*|dierenasiel|baasje*|huisdier*|mand
  diy|knutsel*|haken|breien|breipatroon*|breipakket*|column|kapsel*|krullen|outfit*|make-up|jurk*|date|opruim*|schoonmaak*|interieur*|styling|hobby*|puzzel*|spelletje*
  elektrische fiets*|e-bike*|proefrit|wachtwoordmanager*|getest|test|gadget*|beste koop|proefden
  zwager|zuchtte|peuter|baby|knuffel|grap*|grappig*|gelach|leuk*|leuke|gezellig*|heerlijk*|feestelijk*
  recipe*|bake*|baking|garden*|holiday*|camp|museum|exhibition|volunteers|pancake*|windmill*|mill|flour|visitors`

/** Public affairs, money, warnings and science: told as news. */
export const NEWS = `
  drinkwater|kraanwater|besmet*|verontreinig*|darmbacterie*|jerrycan*|gemeente|gemeenteraad|wethouder*|college|raadslid|raadsleden|raad van|burgemeester|provincie*|kabinet|minister*|tweede kamer|motie|begroting|coalitie
  politie|recherche|justitie|rechter|rechtbank|verdachte*|aangifte|brandweer|veiligheidsregio|knmi|code (?:oranje|rood|geel)|waarschuw*|waterschap|ontruimd|evacu*
  procent|miljoen|miljard|tarief|tarieven|omzet|investering*|belasting*|belastingdienst|hypotheek*|rente|subsidie*|pensioen*|aow|toeslag*|energiecontract*|huur|cao|loonsverhoging|staking*|bonden|werkgever*|salaris|vacature|soll*
  onderzoek*|onderzoekers|hoogleraar|resultaten|huisarts*|patiënt*|medicijn*|bacterie*|allergie|diagnose|klachten|ziekenhuis*
  prorail|ns|treinen|spoor|werkzaamheden|vergunning|bezwaar|omwonenden|woningcorporatie*|woningen|verduurzam*|stikstof|bedrijf|bedrijven|directeur|commissarissen|magazijn|orderregels
  school|leerlingen|docent*|beleid|verbod|ontheffing|opinie|privacy|fraude*|phishing
  ingenieur*|renovatie|opvolger|oudejaarsdag|faillissement|failliet|stopt|sluit|sluiten|aannemer|verbouwing|asbest|opvolger|roman|debuut|uitgeverij|koper|kruidenier|winkel|vrijwilligers achter
  doelman|spits|strafschop|aanvoerder|scheidsrechter|koploper|boswachter*|broed*|nest
  municipality|council*|operator|permit|company|percent`
