// Casual words and the businesslike ones for the same place: only pairs that are right in every context. Data only, written
// as `exchange-table.ts` reads it.

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
  checkte > controleerde; snappen > begrijpen; snapt > begrijpt; snap > begrijp; snapte > begreep; snapten > begrepen; opgestuurd > verzonden;
  op te sturen > te verzenden; doe mee aan > neem deel aan; doet mee aan > neemt deel aan; doen mee aan > nemen deel aan; deed mee aan > nam deel aan;
  deden mee aan > namen deel aan; meedoen aan > deelnemen aan; meegedaan aan > deelgenomen aan; mee te doen aan > deel te nemen aan;
  praten over > spreken over; gewoon, eigenlijk > {inside}; je kan > je kunt`
