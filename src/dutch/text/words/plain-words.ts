// Stiff, official or roundabout Dutch and what says the same in the same place, whatever stands around it. Data only.
// 'phrase, phrase > plain', with semicolons between them. What the rewriter may exchange and the language check only advises,
// or the other way round, stands in their own lists.

export const PLAIN_PHRASES = `
  abusievelijk > per ongeluk; alhoewel, ofschoon, ondanks het feit dat > hoewel; als gevolg daarvan, dientengevolge > daardoor;
  als gevolg hiervan > hierdoor; als gevolg van, ten gevolge van > door; als gevolg van het feit dat, door het feit dat > doordat;
  ben van mening dat > vind dat; bent van mening dat, is van mening dat, is van oordeel dat > vindt dat;
  binnen afzienbare tijd, in de nabije toekomst > binnenkort; conform, ingevolge, krachtens > volgens; deel ik u mede dat > laat ik u weten dat;
  delen wij u mede dat > laten wij u weten dat; derhalve, om deze reden, om die reden > daarom; desalniettemin > toch; dikwijls > vaak; doch > maar;
  door middel van, middels > met; draagt zorg voor > zorgt voor; dragen zorg voor, zorg dragen voor > zorgen voor; een ieder, eenieder > iedereen;
  enigszins, ietwat > een beetje; eveneens, tevens > ook; gedurende de > tijdens de; gedurende het > tijdens het;
  gelet op het feit dat, gezien het feit dat, vanwege het feit dat, wegens het feit dat > omdat; heden ten dage > tegenwoordig; hetgeen > wat;
  in het geval dat > als; in samenspraak met, in samenwerking met > samen met; in toenemende mate > steeds meer; indien mogelijk > zo mogelijk;
  indien nodig > zo nodig; is afkomstig uit > komt uit; is gelegen aan > ligt aan; is gelegen in > ligt in; is gelegen op > ligt op;
  is van toepassing op > geldt voor; is werkzaam als > werkt als; is werkzaam bij > werkt bij; jegens > tegenover; maak gebruik van > gebruik;
  maakt gebruik van > gebruikt; maakte gebruik van > gebruikte; maakten gebruik van > gebruikten; maken gebruik van > gebruiken;
  mede te delen > te laten weten; met ingang van > vanaf; met uitzondering van > behalve; mijns inziens > volgens mij; nimmer > nooit;
  ons inziens > volgens ons; onverwijld, per omgaande, terstond > meteen; op dagelijkse basis > dagelijks; op het huidige moment, thans > nu;
  op jaarlijkse basis > jaarlijks; op maandelijkse basis > maandelijks; op regelmatige basis > regelmatig; op tijdelijke basis > tijdelijk;
  op vrijwillige basis > vrijwillig; op wekelijkse basis > wekelijks; opdat > zodat; overeenkomstig de > volgens de; overeenkomstig het > volgens het;
  reeds > al; te allen tijde > altijd; te zijner tijd > later; ten behoeve van, ten overstaan van, voorafgaand aan, voorafgaande aan > voor;
  ten tijde van > tijdens; teneinde > om; ter vervanging van > in plaats van; ter voorkoming van > tegen; tot op heden > tot nu toe;
  vanaf heden > vanaf nu; veelal > meestal; voor het grootste deel > grotendeels; vooralsnog > voorlopig; wederom > opnieuw;
  zijn afkomstig uit > komen uit; zijn van mening dat, zijn van oordeel dat > vinden dat; zijn van toepassing op > gelden voor;
  zo spoedig mogelijk > zo snel mogelijk`
