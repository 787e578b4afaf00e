// Stiff, official or difficult Dutch and what one would say: only pairs that are right in every context, in the same place
// of the sentence and with the same article. Data only, written as `exchange-table.ts` reads it.
// Left out on purpose, because their meaning or grammar hangs on the context: met betrekking tot, naar aanleiding van, in
// verband met, verklaren, rond, locatie, ontvangen, verricht, diverse, onmiddellijk, een groot aantal.

export const PLAIN_WORDS = `
  indien nodig > zo nodig; indien mogelijk > zo mogelijk; indien, ingeval, in het geval dat > als {np}; in het geval dat > als;
  mits, op voorwaarde dat, onder voorwaarde dat > als {np mid};
  vermits, vanwege het feit dat, wegens het feit dat, gezien het feit dat, gelet op het feit dat > omdat; aangezien > omdat {np};
  niettegenstaande het feit dat, ondanks het feit dat, ofschoon, alhoewel > hoewel; door het feit dat, als gevolg van het feit dat > doordat;
  alvorens > voordat {np}; teneinde > om; opdat > zodat; doch > maar; alsmede, alsook > en {mid}; danwel > of {mid}; hetgeen > wat;
  andermaal, wederom > opnieuw; nadien > daarna; derhalve, mitsdien, bijgevolg, om die reden, om deze reden > daarom;
  om die reden dat > om die reden dat; dientengevolge, als gevolg daarvan > daardoor; als gevolg hiervan > hierdoor;
  niettemin, desondanks, desalniettemin > toch; daarenboven > bovendien; dermate > zo {mid}; als gevolg van, ten gevolge van > door; wegens > vanwege;
  op grond van artikel > volgens artikel; krachtens, ingevolge, conform > volgens; overeenkomstig de > volgens de; overeenkomstig het > volgens het;
  jegens > tegenover; omtrent, aangaande, inzake > over {np}; hieromtrent, dienaangaande > hierover; daaromtrent > daarover;
  middels, door middel van > met; met behulp van > met {num}; ten behoeve van, ten bate van > voor; t.b.v > voor {short}; ter voorkoming van > tegen;
  ter vervanging van > in plaats van; ten tijde van > tijdens; ten overstaan van > voor; met uitzondering van > behalve;
  met ingang van heden, vanaf heden > vanaf nu; met ingang van > vanaf; in samenspraak met, in samenwerking met > samen met;
  voorafgaand aan, voorafgaande aan > voor; gedurende de hele, gedurende de gehele > de hele; gedurende het hele, gedurende het gehele > het hele;
  gedurende de > tijdens de; gedurende het > tijdens het; gedurende deze > tijdens deze; gedurende dit > tijdens dit; gedurende uw > tijdens uw;
  sedert > sinds; sedertdien > sindsdien; circa, plusminus > ongeveer; ca > ongeveer {short num}; om en nabij > ongeveer; nagenoeg, vrijwel > bijna;
  omstreeks > rond; medio > half {month}; reeds > al; thans, momenteel > nu; op dit moment van > op dit moment van;
  op dit moment dat > op dit moment dat; op dit moment, op het huidige moment > nu; heden ten dage, hedentendage > tegenwoordig;
  eertijds, voorheen > vroeger; eensklaps > ineens; aanvankelijk > eerst; naderhand > later;
  binnen afzienbare tijd, in de nabije toekomst, eerstdaags, weldra > binnenkort; zo spoedig mogelijk, ten spoedigste > zo snel mogelijk;
  onverwijld, terstond, per omgaande > meteen; te allen tijde, ten alle tijden > altijd; te zijner tijd > later; nimmer > nooit; dikwijls > vaak;
  veelal, doorgaans > meestal; meerdere malen > meerdere keren; tot op heden, tot heden, tot dusver, tot dusverre > tot nu toe;
  van oudsher > altijd al {mid}; voorshands, vooralsnog > voorlopig; op voorhand > vooraf; op jaarbasis > per jaar; op regelmatige basis > regelmatig;
  op dagelijkse basis > dagelijks; op wekelijkse basis > wekelijks; op maandelijkse basis > maandelijks; op jaarlijkse basis > jaarlijks;
  op vrijwillige basis > vrijwillig; op tijdelijke basis > tijdelijk; tevens, eveneens > ook; voorts, voor het overige > verder;
  met name genoemd > met name genoemd; voornamelijk, hoofdzakelijk > vooral; temeer omdat, te meer daar > vooral omdat;
  louter, uitsluitend, enkel en alleen > alleen; daadwerkelijk > echt {mid}; recentelijk > kort geleden; abusievelijk, per abuis > per ongeluk;
  enigszins, ietwat > een beetje; uitermate > heel {mid}; in toenemende mate, meer en meer > steeds meer; ten dele > deels;
  voor het grootste deel van > voor het grootste deel van; voor het grootste deel > grotendeels; tal van > veel; verscheidene > verschillende;
  eenieder, een ieder > iedereen; vice versa > andersom; op deze wijze, op die wijze > zo; op welke wijze > hoe; de wijze waarop > de manier waarop;
  op een andere wijze > op een andere manier; op de juiste wijze > op de goede manier; mijns inziens > volgens mij; ons inziens > volgens ons;
  kosteloos, kosteloze > gratis; legitimatiebewijs > identiteitsbewijs; consequenties, repercussies > gevolgen; discrepanties > verschillen;
  fluctuaties > schommelingen; fluctueert > schommelt; fluctueren > schommelen; calamiteiten > noodgevallen; intentie > bedoeling;
  intenties > bedoelingen; participatie > deelname; participanten > deelnemers; ingezetenen > inwoners; vigerende > geldende; evident > duidelijk;
  evidente > duidelijke; cruciaal, van cruciaal belang, van essentieel belang, van groot belang > heel belangrijk {mid}; cruciale > heel belangrijke;
  verbolgen over, ontstemd over > boos over; verheugd over > blij met; verheugd dat > blij dat; beducht voor, bevreesd voor > bang voor;
  bezwaar aantekenen > bezwaar maken; bezwaar aan te tekenen > bezwaar te maken`
