// The words and phrases that tell a text's tone. Data only; each line is the inside of one regular expression.
// Stems end in `*`: any letters may follow.

/** Read over before anything is weighed: they only sound serious. */
export const FIGURATIVE = `
  dodelijk lekker*
  dodelijk(?:e)? (?:vermoeiend|saai|verveling)*
  (?:een )?moord(?:en)? (?:voor|op|begaan voor) (?:zou |te )?do*
  doet \\p{L}*(?: \\p{L}+){0,4} een moord
  een moord (?:voor )?do*
  moord en brand
  moordende (?:concurrentie|hitte|tempo|strijd|schema)
  moordend (?:tempo|duur|heet)
  moordwijf|moordgozer|moordkuil
  dood(?:simpel|gewoon|eenvoudig|stil|stille|moe|leuk|op|normaal|eng|saai|tij|lopen*|lopende|goed|gewone|ongelukkig|gegooid|zonde)
  (?:is|zijn|was|wordt|verklaren|verklaard) (?:zo goed als )?dood,? (?:zeg*|en dat|leve|vind*)
  dode (?:hoek|hoeken|punt|mus|letter|vogel|taal|hout|tak*|bla*|zone*)
  dood (?:hout|gewicht|spoor|punt|paard|materiaal)
  ten dode opgeschreven
  de dood (?:in de pot|of de gladiolen)
  (?:mijn|mijn|onze|zijn|haar|je|hun) (?:overleden|gestorven) (?:oma|opa|grootmoeder|grootvader|tante|oom|moeder|vader|overgrootmoeder)(?:'s|’s|s)?
  overleden (?:oma|opa|grootmoeder|tante)(?:'s|’s|s)? (?:recept|schrift|taart|boek|kookboek|servies|keuken)
  (?:recept|schrift|kookboek|taart|breipatroon) van (?:\\p{L}+ )?overleden \\p{L}+
  (?:om te|zou \\p{L}+ voor) sterven
  sterf van (?:de honger|dorst)|sterven van (?:de )?honger
  war on \\p{L}+
  (?:oorlog|strijd|gevecht) (?:tegen|aan|met) (?:het |de )?(?:onkruid|slakken|luizen|mos|muizen|muggen|plastic|rommel|kilo's|kilo’s|vetrollen|zevenblad|rimpels)
  explosie van (?:\\p{L}+ )?(?:smaak|smaken|kleur|kleuren|geluk|bloemen)
  bom(?:vol|metje)*
  killer*
  (?:levens)?gevaarlijk lekker
  (?:bloed)(?:heet|mooi|hete|mooie|serieus|link|stollend*)
  brandweer*|brandend*|brandstof*|brandnetel*|brandde*|brandt
  slachtoffer van (?:eigen|zijn eigen|het) succes
  (?:kater|hoofdpijn) om u tegen te zeggen
  (?:open dag|oefening|oefent|demonstratie|proefrit)(?: \\p{L}+){0,6} (?:ramp|ongeluk|brand|redding|slachtoffer*)
  blusdemonstratie|vlam in de pan
  rampenoefening|noodweer|noodrem
  (?:thriller|detective|krimi|misdaadroman|whodunit|moordmysterie|moordspel|murder mystery)*
  (?:in|uit) de (?:roman|film|serie|thriller|voorstelling|musical)(?: \\p{L}+){0,6} (?:vermoord|overleden|moord|dood)
  droge lever|dood kapitaal|kop gekost
  to die for|dead(?:line*| simple| easy| end)|killer|die-hard`

/** Death, grave illness, violence and disaster to people. */
export const GRAVE = `
  overleden|overlijdt|overleed|overlijden|overlijdens*
  verongelukt*|omgekomen|kwam(?:en)? om het leven|om het leven (?:gekomen|gebracht|komt|kwam|kwamen)|kwamen om(?= bij)
  verdronken|verdrinkt|verdronk|verdrinking*
  vermoord*|moord(?:en|zaak|onderzoek|aanslag|verdachte)?|doodslag|gedood|doodgestoken|doodgeschoten|doodgereden|doodgevonden|dood (?:aangetroffen|gevonden)
  neergestoken|neergeschoten|doodsteken|steekpartij*|schietpartij*|steekincident*|schietincident*|geschoten op|liquidatie*
  dodelijk(?:e)?|dode|doden|dodental|doodgeboren|stilgeboren|miskraam|wiegendood|sterven|stierf|stierven|gestorven|sterfte
  reanimatie*|reanimeren|gereanimeerd|niet baten
  in memoriam|nabestaanden|uitvaart*|condoleance*|rouw|rouwen|rouwt|rouwtherap*|rouwkaart*|rouwdienst|begrafenis*|crematie*|begraven|afscheidsdienst|(?:broer|zus|kind|partner|vader|moeder|zoon|dochter) (?:te |hebben |heeft )?(?:verliezen|verloor|verloren|verliest)|verlies van (?:een|hun|zijn|haar) \\p{L}+|stille tocht|herdenkingsdienst
  terminaal|terminale|ongeneeslijk*|uitgezaaid*|uitzaaiing*|kanker|borstkanker|longkanker|darmkanker|huidkanker|prostaatkanker|leukemie|hersentumor*|tumor*|chemo|chemo?kuur*|chemokuren|als-patiënt*|palliatie*
  verkracht*|misbruikt*|seksueel misbruik|kindermisbruik|kindermishandeling|mishandel*|huiselijk geweld|femicide|aangerand|aanranding|stalking
  beroofd|beroving*|overvallen|gewapende overval|woningoverval*|gegijzeld*|gijzeling*|ontvoer*|vermist|vermiste*|vermissing*
  aanslag*|zelfmoordaanslag*|terreur*|terrorist*|bombardement*|oorlogsslacht*|genocide|massagraf
  zwaargewond*|ernstig gewond*|gewonden|gewond geraakt|levensgevaar|levensgevaarlijk gewond*|brandwonden*
  watersnood|watersnoodramp|vliegramp*|treinramp*|aardbeving*|tsunami|dodelijke slachtoffers|slachtoffers|slachtoffer|overlevenden
  \\p{N}+ (?:inwoners|mensen|bewoners|dorpelingen|kinderen|levens) (?:verloor|verloren|kostte)|verloor \\p{N}+ (?:inwoners|mensen|levens)|(?:na|van|tijdens) de ramp|hartstilstand|hersenbloeding
  died|dead|death*|killed|murder*|fatal*|drowned|funeral*|mourn*|stabb*|shooting|raped?|cancer|bereaved|grief|victims?`

/** Subjects that are told lightly. */
export const LIGHT = `
  recept*|oven|bakken|taart*|appeltaart*|brownie*|koek*|cake*|pasta*|soep|salade*|saus|eetlepel*|theelepel*|roomboter|basterdsuiker|beslag|springvorm|knoflook|tl|el|smullen|lekker*|barbecue*|bbq|picknick*|pannenkoek*|proeverij|bolus*|koffiemachine*|espresso
  tuin|tuinen|tuinier*|moestuin*|balkon*|snoei*|gesnoeid|haag|heg|hagen|zaai*|potgrond|tomaten|bloembol*|planten|perkplant*|stekje*|hovenier*|onkruid|weeds|kamerplant*
  vakantie*|kamper*|camping*|tent|wandel*|wandeling*|route|routes|dagtocht*|uitje*|weekendje|hotel|strand|duinen|fietstocht*|huurfiets*|veerboot|reisgids|stedentrip*
  festival*|podium|concert|kermis|markt|muziek|theater|voorstelling*|open dag|springkussen*|tekenwedstrijd|loterij|vlottenrace|tentoonstelling|speurtocht|rondleiding*|quiz*|feest*|carnaval|sinterklaas|kerstmarkt
  schaats*|ijsbaan|proefles|marathon*|drankpost|lopers|sponzen
  kat|kater|katten|konijn*|puppy*|asiel*|dierenasiel|baasje*|huisdier*|mand
  diy|knutsel*|haken|breien|breipatroon|opruim*|schoonmaak*|interieur*|styling|hobby*|puzzel*|spelletje*
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
