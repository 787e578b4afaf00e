// Correct Dutch as newspapers write it, one sentence a line: nothing in it may be called a mistake.
export const news = `
De gemeente wil het oude station verbouwen tot bibliotheek, maar de raad vindt dat dat te duur is.
Het kabinet trekt volgend jaar 2,3 miljard euro extra uit voor het onderhoud van bruggen en sluizen.
Volgens het CBS woonden er vorig jaar meer dan 17,9 miljoen mensen in Nederland.
De politie heeft vannacht bij een inval in Roosendaal drie mannen aangehouden op verdenking van drugshandel.
‘We hebben hun gevraagd te wachten, maar ze zijn toch gegaan’, zegt wethouder Van den Berg.
Wie de verkiezingen wint, wordt vanavond rond elf uur duidelijk.
De stakers eisen dat hun lonen met 8 procent stijgen, anders leggen ze maandag opnieuw het werk neer.
Door de storm zijn tientallen bomen omgewaaid, waardoor het treinverkeer tussen Zwolle en Meppel stilligt.
Het museum verwacht dit jaar twee keer zoveel bezoekers als in 2019.
Minister-president en koning spraken elkaar donderdag in Den Haag over de formatie.
Rechters in Utrecht veroordeelden de man tot achttien maanden cel, waarvan zes voorwaardelijk.
Boeren die hun land verkopen, krijgen volgens het plan een hogere vergoeding dan eerder was toegezegd.
De brug werd in 1938 gebouwd en is sindsdien nooit meer grondig gerenoveerd.
In het voorjaar besluit de gemeenteraad of het zwembad openblijft.
Het ziekenhuis bevestigt dat er een datalek is geweest, maar spreekt tegen dat er patiëntgegevens op straat liggen.
De NS laat vanaf 15 december minder sprinters rijden tussen Leiden en Woerden.
Amsterdammers betalen komend jaar gemiddeld 34 euro meer aan afvalstoffenheffing.
Het is de derde keer in korte tijd dat een auto op de N307 van de weg raakt.
De onderzoekers volgden ruim vierduizend kinderen die tussen 2004 en 2006 geboren werden.
Wat er precies is gebeurd, wordt nog onderzocht.
Een woordvoerder van de brandweer meldt dat het vuur rond half vier onder controle was.
De inspectie vond in elf van de twintig verpleeghuizen ernstige tekortkomingen.
Dat het kabinet de maatregel intrekt, noemt de bond ‘een klap in het gezicht’.
De club betaalt naar verluidt 12 miljoen euro voor de 22-jarige spits.
Ajax verloor zondag met 2-1 van FC Twente, dat daardoor de derde plaats overnam.
Het dorp telt nog geen driehonderd inwoners, maar heeft wel drie kerken.
Woningcorporaties mogen de huren per 1 juli met hoogstens 4,5 procent verhogen.
De burgemeester vindt het belangrijk dat bewoners zich veilig voelen in hun eigen wijk.
Reizigers wordt aangeraden de website te raadplegen voordat ze vertrekken.
Bij de botsing kwam een fietser van 67 jaar uit Hengelo om het leven.
Het bedrijf, dat vorig jaar nog winst maakte, vraagt uitstel van betaling aan.
De provincie Drenthe stelt 600.000 euro beschikbaar voor het herstel van heidevelden.
Ouders die hun kind thuis houden, riskeren een boete van de leerplichtambtenaar.
De Raad van State oordeelt dat de vergunning ten onrechte is verleend.
Zeker zes huizen raakten beschadigd; de bewoners zijn elders ondergebracht.
De sluis in de Dommel is sinds gisteren weer open voor pleziervaart.
De EU-landen zijn het niet eens geworden over een nieuwe verdeling van asielzoekers.
Het aantal aangiften daalde met een kwart, terwijl het aantal meldingen juist toenam.
Leerlingen in het vmbo halen gemiddeld betere cijfers dan vijf jaar geleden.
De verdachte zou het slachtoffer al langer kennen, aldus de officier van justitie.
Voor de tweede keer in een maand tijd is het kantoor van de partij beklad.
Een deel van de tribune blijft leeg omdat de club geen stewards kan vinden.
Onderwijsbonden en werkgevers onderhandelen al sinds maart over een nieuwe cao.
De KNMI-meteoroloog verwacht dat de wind in de loop van de avond gaat liggen.
In totaal werden 1.204 ondernemers bevraagd, van wie de helft personeel heeft.
De Tweede Kamer debatteert woensdag over de toeslagenaffaire.
Het water stond zo hoog dat de uiterwaarden bij Deventer volledig onderliepen.
De zaak wordt op 14 november voortgezet.
Wie een zonnepaneel op het dak heeft, betaalt straks mee aan het net.
De dader vluchtte te voet in de richting van het Wilhelminapark.
De bioscoop, waar al jaren geen film meer draait, wordt gesloopt.
Hoeveel mensen er precies kwamen, weet niemand.
De wethouder heeft de brief van de bewoners nooit beantwoord, erkent hij.
Dit weekend rijden er geen treinen van en naar Eindhoven.
Deze week nog beslist de rechter of de uitzetting doorgaat.
De regering houdt vast aan het plan, al groeit de kritiek.
In de haven liggen tientallen schepen te wachten tot zij kunnen lossen.
De fabriek draait weer, nadat er dinsdag een lek in een leiding was ontdekt.
Het hof vindt dat de man wist wat hij deed, en legt hem een hogere straf op dan de rechtbank.
Het feest trok zaterdag zo’n tienduizend bezoekers, meer dan de organisatie had verwacht.
`
