// Words and phrases that a text can do without wherever they stand as asked, and long ways to say a short thing. Data only,
// written as `exchange-table.ts` reads it.

export const FILLERS = `
  in principe, in feite, als het ware, nou eenmaal, nu eenmaal, op zich, hoe dan ook, zoals gezegd, zoals bekend > {inside};
  eigenlijk, natuurlijk, uiteraard, overigens, trouwens, feitelijk, zogezegd, simpelweg, gewoonweg > {inside}; gewoon > {inside};
  eerlijk gezegd, om eerlijk te zijn, kortom, zoals gezegd, zoals bekend, overigens, trouwens, nou, tja > {opener};
  zoals u weet, zoals je weet, zoals bekend, zoals gezegd, natuurlijk, uiteraard, overigens, trouwens, hoe dan ook > {aside};
  alleen maar > alleen; weer opnieuw > opnieuw; gratis en voor niets, gratis en voor niks > gratis; nog steeds niet > nog niet;
  met als doel om, met de bedoeling om > om; om ervoor te zorgen dat > zodat; op deze manier, op die manier > zo;
  vandaag de dag > tegenwoordig; een beslissing nemen > beslissen; een beslissing te nemen > te beslissen; brengt een bezoek aan > bezoekt;
  bracht een bezoek aan > bezocht; brachten een bezoek aan > bezochten; tot op de dag van vandaag > tot nu toe`
