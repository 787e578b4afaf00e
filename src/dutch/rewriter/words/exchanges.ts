// Words and phrases with those for the same place that are plainer, more businesslike or shorter: only pairs that are right in every
// context, with the same article. Data only, written as `exchange-table.ts` reads it.
// Left out on purpose, because their meaning or grammar hangs on the context: naar aanleiding van, eventueel, met het oog op,
// verklaren, rond, locatie, ontvangen, verricht, diverse, onmiddellijk, een groot aantal.

/** For stiff, official or difficult Dutch, what one would say. */
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

/** The same of verbs, form by form: only forms that can be read in one way. */
export const PLAIN_VERBS = `
  aangeschaft > gekocht; aan te schaffen > te kopen; aangewend > gebruikt; aan te wenden > te gebruiken; vervaardigen > maken; vervaardigt > maakt;
  vervaardigd > gemaakt; geschieden > gebeuren; geschiedt > gebeurt; geschiedde > gebeurde; houdt in dat, impliceert dat > betekent dat;
  houden in dat > betekenen dat; kenbaar te maken > te laten weten; kenbaar maken, mededelen > laten weten;
  delen wij u mee dat, berichten wij u dat > laten wij u weten dat; deel ik u mee dat, bericht ik u dat > laat ik u weten dat;
  vindt plaats op > is op; vindt plaats in > is in; vinden plaats op > zijn op; vinden plaats in > zijn in; vond plaats op > was op;
  vond plaats in > was in; refereert aan > verwijst naar; refereren aan > verwijzen naar; resulteert in > leidt tot; resulteren in > leiden tot;
  resulteerde in > leidde tot; ik tracht > ik probeer; tracht ik > probeer ik; tracht > probeert {mid}; trachten > proberen; trachtte > probeerde;
  trachtten > probeerden; getracht > geprobeerd; uiteengezet > uitgelegd; uiteen te zetten > uit te leggen; verifiëren > controleren;
  verifieert > controleert; geverifieerd > gecontroleerd; optimaliseren > verbeteren; optimaliseert > verbetert; geoptimaliseerd > verbeterd;
  implementeren > invoeren; te implementeren > in te voeren; geïmplementeerd > ingevoerd; participeren > meedoen; te participeren > mee te doen;
  staat vermeld, vermeld staat > staat; staan vermeld, vermeld staan > staan; vernemen > horen; verneemt > hoort; vernam > hoorde; vernamen > hoorden;
  vernomen > gehoord; verrichten > doen; verrichtte > deed; verschaffen, verstrekken, overhandigen > geven; overhandigt > geeft;
  overhandigd > gegeven; toezenden, doen toekomen > sturen; toegezonden > gestuurd; toe te zenden, te doen toekomen > te sturen; verlenen > geven;
  verleend > gegeven; wij verzoeken > wij vragen; we verzoeken > we vragen; verzoeken wij > vragen wij; verzoek ik > vraag ik; ik verzoek > ik vraag;
  wordt verzocht > wordt gevraagd; worden verzocht > worden gevraagd; verzoekt om > vraagt om; verzochten om > vroegen om;
  vloeit voort uit > komt voort uit; vloeien voort uit > komen voort uit; wijzigen > veranderen; wijzigt > verandert; wijzigde > veranderde;
  gewijzigd > veranderd; bevindt zich > is; bevinden zich > zijn; bevond zich > was; bevonden zich > waren; begeeft zich naar > gaat naar;
  begeven zich naar > gaan naar; zorg te dragen voor > te zorgen voor; droeg zorg voor > zorgde voor; is woonachtig, woonachtig is > woont;
  bent woonachtig, woonachtig bent > woont; zijn woonachtig, woonachtig zijn > wonen; is van toepassing > geldt; zijn van toepassing > gelden;
  zijn gelegen in > liggen in; ontvreemd > gestolen; ontvreemden > stelen; attendeert op > wijst op; attenderen op > wijzen op;
  continueren > voortzetten; te continueren > voort te zetten; bespoedigen > versnellen; bespoedigt > versnelt; komt te vervallen > vervalt;
  komen te vervallen > vervallen`

/** Open an infinitive with 'te', which their plain verb does without: 'dient te betalen', 'moet betalen'. */
export const PLAIN_MODALS = `
  u heeft de mogelijkheid om, u hebt de mogelijkheid om > u kunt {te};
  heeft u de mogelijkheid om, hebt u de mogelijkheid om, bent u in staat om > kunt u {te}; je hebt de mogelijkheid om > je kunt {te};
  heb je de mogelijkheid om, ben je in staat om > kun je {te}; heeft de mogelijkheid om, is in staat om > kan {te};
  hebben de mogelijkheid om, zijn in staat om > kunnen {te}; bent in staat om > kunt {te}; bent u verplicht om > moet u {te};
  ben je verplicht om, dien je > moet je {te}; bent verplicht om, is verplicht om, is genoodzaakt om, bent genoodzaakt om, dient > moet {te};
  zijn verplicht om, zijn genoodzaakt om, dienen > moeten {te}; is voornemens om, is voornemens > wil {te};
  zijn voornemens om, zijn voornemens > willen {te}; u heeft het recht om, u hebt het recht om > u mag {te};
  heeft u het recht om, hebt u het recht om > mag u {te}; je hebt het recht om > je mag {te}; heb je het recht om > mag je {te};
  u wenst > u wilt {te}; je wenst > je wilt {te}; wenst u > wilt u {te}; diende > moest {te}; dienden > moesten {te}`

/** For casual words the businesslike ones. */
export const FORMAL_WORDS = `
  'm > hem; 'n > een; 'k > ik; m'n > mijn; z'n > zijn; da's > dat is; effe, effetjes, eventjes > even;
  nou, nou ja, tja, ach, joh, hé, hee, jeetje, wow, jippie, hoera, ja hoor > {opener}; hoor, hè, joh > {last};
  dankjewel voor, dank je wel voor, bedankt voor > hartelijk dank voor {start};
  heel erg bedankt voor, superbedankt voor, hartstikke bedankt voor > hartelijk dank voor {start}; alvast bedankt > bij voorbaat dank {start};
  sorry voor > excuses voor {start}; hartstikke, onwijs, knetter, retegoed > zeer {grade}; heel erg, echt heel, heel, erg > zeer {grade mid};
  best wel > vrij {grade mid}; superleuk > zeer leuk; superleuke > zeer leuke; superfijn > zeer fijn; superfijne > zeer fijne;
  superlekker > zeer lekker; superlekkere > zeer lekkere; supermooi > zeer mooi; supermooie > zeer mooie; supersnel > zeer snel;
  supersnelle > zeer snelle; supergoed > zeer goed; supergoede > zeer goede; superhandig > zeer handig; superhandige > zeer handige;
  superblij > zeer blij; supermakkelijk > zeer gemakkelijk; supermakkelijke > zeer gemakkelijke; makkelijk > gemakkelijk; makkelijke > gemakkelijke;
  makkelijker > gemakkelijker; simpel > eenvoudig; simpele > eenvoudige; simpeler > eenvoudiger; raar > vreemd; rare > vreemde; gauw > snel {mid};
  meteen > direct; opeens > plotseling; sowieso > in elk geval; trouwens > overigens; misschien > wellicht; alleen maar > alleen;
  alleen nog maar > alleen nog; zo'n > ongeveer {num}; iets van > ongeveer {num}; een paar dagen > enkele dagen; een paar weken > enkele weken;
  een paar maanden > enkele maanden; een paar minuten > enkele minuten; een paar uur > enkele uren; kids > kinderen; tv > televisie; info > informatie;
  bieb > bibliotheek; niks > niets; we > wij; een mailtje > een e-mail; mailtjes > e-mails; mailadres > e-mailadres;
  een telefoontje > een telefoongesprek; weekendje > weekend; checken > controleren; checkt > controleert; gecheckt > gecontroleerd;
  in te checken > in te checken; uit te checken > uit te checken; checkt in > checkt in; checkt uit > checkt uit; checken in > checken in; checken uit > checken uit; checkte > controleerde;
  snappen > begrijpen; snapt > begrijpt; snap > begrijp; snapte > begreep; snapten > begrepen; opgestuurd > verzonden; op te sturen > te verzenden;
  doe mee aan > neem deel aan; doet mee aan > neemt deel aan; doen mee aan > nemen deel aan; deed mee aan > nam deel aan;
  deden mee aan > namen deel aan; meedoen aan > deelnemen aan; meegedaan aan > deelgenomen aan; mee te doen aan > deel te nemen aan;
  praten over > spreken over; gewoon, eigenlijk > {inside}; je kan > je kunt`

/** What a text can do without wherever it stands as asked, and long ways to say a short thing. */
export const FILLERS = `
  in feite, als het ware, nou eenmaal, nu eenmaal, op zich, hoe dan ook, zoals gezegd, zoals bekend > {inside};
  eigenlijk, natuurlijk, uiteraard, overigens, trouwens, feitelijk, zogezegd, simpelweg, gewoonweg > {inside}; gewoon > {inside};
  eerlijk gezegd, om eerlijk te zijn, kortom, zoals gezegd, zoals bekend, overigens, trouwens, nou, tja > {opener};
  zoals u weet, zoals je weet, zoals bekend, zoals gezegd, natuurlijk, uiteraard, overigens, trouwens, hoe dan ook > {aside};
  alleen maar > alleen; weer opnieuw > opnieuw; gratis en voor niets, gratis en voor niks > gratis; nog steeds niet > nog niet;
  met als doel om, met de bedoeling om > om; om ervoor te zorgen dat > zodat; op deze manier, op die manier > zo;
  vandaag de dag > tegenwoordig; een beslissing nemen > beslissen; een beslissing te nemen > te beslissen; brengt een bezoek aan > bezoekt;
  bracht een bezoek aan > bezocht; brachten een bezoek aan > bezochten; tot op de dag van vandaag > tot nu toe`
