// Stiff, official or difficult Dutch and what one would say: only pairs that are right in every context, in the same place
// of the sentence and with the same article. Data only, written as `exchange-table.ts` reads it.
// Left out on purpose, because their meaning or grammar hangs on the context: naar aanleiding van, eventueel, met het oog op,
// verklaren, rond, locatie, ontvangen, verricht, diverse, onmiddellijk, een groot aantal.

export const PLAIN_WORDS = `
  indien, ingeval > als; indien gewenst > indien gewenst; indien van toepassing > indien van toepassing; indien noodzakelijk > zo nodig;
  met betrekking tot, ten aanzien van > over {told}; in verband met > vanwege {start}; met name > vooral {np};
  eventuele > mogelijke; een eventueel > een mogelijk; een dergelijk, een dergelijke > zo'n; en dergelijke > en dergelijke;
  zulks > dat {start}; het betreft > het gaat om {start}; er is sprake van een > er is een; is er sprake van een > is er een;
  acht het noodzakelijk > vindt het nodig; achten het noodzakelijk > vinden het nodig; is noodzakelijk > is nodig; gaarne > graag;
  zijn noodzakelijk > zijn nodig; een schrijven > een brief; uw schrijven > uw brief; ons schrijven > onze brief; dit schrijven > deze brief;
  in het geval dat > als {np}; mits, op voorwaarde dat, onder voorwaarde dat > als {np mid}; vermits > omdat; aangezien > omdat {np};
  niettegenstaande het feit dat > hoewel; alvorens > voordat {np}; alsmede, alsook > en {mid}; danwel > of {mid}; andermaal > opnieuw;
  nadien > daarna; mitsdien, bijgevolg > daarom; om die reden dat > om die reden dat; niettemin, desondanks > toch; daarenboven > bovendien;
  dermate > zo {mid}; wegens > vanwege; op grond van artikel > volgens artikel; omtrent, aangaande, inzake > over {np};
  hieromtrent, dienaangaande > hierover; daaromtrent > daarover; met behulp van > met {num}; ten bate van > voor; t.b.v > voor {short};
  met ingang van heden > vanaf nu; gedurende de hele, gedurende de gehele > de hele; gedurende het hele, gedurende het gehele > het hele;
  gedurende deze > tijdens deze; gedurende dit > tijdens dit; gedurende uw > tijdens uw; sedert > sinds; sedertdien > sindsdien;
  circa, plusminus > ongeveer; ca > ongeveer {short num}; om en nabij > ongeveer; nagenoeg, vrijwel > bijna; omstreeks > rond; medio > half {month};
  momenteel > nu; op dit moment van > op dit moment van; op dit moment dat > op dit moment dat; op dit moment > nu; hedentendage > tegenwoordig;
  eertijds, voorheen > vroeger; eensklaps > ineens; aanvankelijk > eerst; naderhand > later; eerstdaags, weldra > binnenkort;
  ten spoedigste > zo snel mogelijk; ten alle tijden > altijd; doorgaans > meestal; meerdere malen > meerdere keren;
  tot heden, tot dusver, tot dusverre > tot nu toe; van oudsher > altijd al {mid}; voorshands > voorlopig; op voorhand > vooraf;
  op jaarbasis > per jaar; voorts, voor het overige > verder; met name genoemd > met name genoemd; voornamelijk, hoofdzakelijk > vooral;
  temeer omdat, te meer daar > vooral omdat; louter, uitsluitend, enkel en alleen > alleen; daadwerkelijk > echt {mid}; recentelijk > kort geleden;
  per abuis > per ongeluk; uitermate > heel {mid}; meer en meer > steeds meer; ten dele > deels;
  voor het grootste deel van > voor het grootste deel van; tal van > veel; verscheidene > verschillende; vice versa > andersom;
  op deze wijze, op die wijze > zo; op welke wijze > hoe; de wijze waarop > de manier waarop; op een andere wijze > op een andere manier;
  op de juiste wijze > op de goede manier; kosteloos, kosteloze > gratis; legitimatiebewijs > identiteitsbewijs;
  consequenties, repercussies > gevolgen; discrepanties > verschillen; fluctuaties > schommelingen; fluctueert > schommelt; fluctueren > schommelen;
  calamiteiten > noodgevallen; intentie > bedoeling; intenties > bedoelingen; participatie > deelname; participanten > deelnemers;
  ingezetenen > inwoners; vigerende > geldende; evident > duidelijk; evidente > duidelijke;
  cruciaal, van cruciaal belang, van essentieel belang, van groot belang > heel belangrijk {mid}; cruciale > heel belangrijke;
  verbolgen over, ontstemd over > boos over; verheugd over > blij met; verheugd dat > blij dat; beducht voor, bevreesd voor > bang voor;
  bezwaar aantekenen > bezwaar maken; bezwaar aan te tekenen > bezwaar te maken`
