// Correct Dutch full of names, new words, figures and foreign words, one sentence a line: nothing in it may be called a mistake.
export const names = `
Sjoerdtje Wiarda-Hofstra uit Gaasterlân-Sleat won de Elfstedenprijs.
Volgens Khadija El Mansouri was de avond in De Kuip onvergetelijk.
De Britse band Radiohead speelt in juni in de Ziggo Dome.
Max Verstappen startte in Spa-Francorchamps vanaf de tweede plek.
ASML uit Veldhoven levert machines aan TSMC en Samsung.
De app van Buienradar werkt het best met iOS 17 of Android 14.
Op TikTok kreeg @lisavanrijn 1,2 miljoen views met de hashtag #boekentip.
Stuur een tikkie, dan maak ik het vanavond nog over.
De start-up traint een AI-model op Nederlandstalige teksten.
Wie in crypto belegt, gebruikt meestal een cryptobeurs als Binance.
Het vriendinnenclubje van Fleur, Noa en Jip appt de hele dag.
In ’s-Hertogenbosch en ’s-Gravenhage begint de dag met een bolus.
Dr. J.P. Balkenende en mw. drs. T. de Vries-Ypma zaten in het panel.
Café ’t Pleintje aan de Nieuwezijds Voorburgwal sluit om 01.00 uur.
De film ‘The Lord of the Rings’ duurt in de lange versie ruim vier uur.
Het Franse ‘joie de vivre’ laat zich slecht vertalen.
Sinterklaas kwam aan op de Dirkzwagerkade in Maassluis.
De Mont Ventoux is 1909 meter hoog, de Vaalserberg 322.
Ik kijk Netflix, mijn zoon gamet en mijn dochter scrolt door Instagram.
Mijn oma uit Oploo zegt nog altijd ‘houdoe’ als ze vertrekt.
Het Kröller-Müller Museum ligt midden in Het Nationale Park De Hoge Veluwe.
Wij reden van Appelscha via Hoogersmilde naar Wijster.
De Eredivisie-topper PSV-Feyenoord eindigde in 3-3.
Op Schiphol stonden gisteren KLM-toestellen met sneeuw op de vleugels.
Het recept voor pad thai komt van chef Somchai Rattanakosin.
De podcast van Tineke en Joost gaat over thuiswerken en werkgeluk.
Prof. dr. Annelies Wouters (KU Leuven) onderzocht dertig deelnemers.
Een e-bike van Gazelle kost al gauw 2.500 euro.
De WhatsAppgroep van de buurt heet ‘Kop d’r veur’.
Mail naar info@voorbeeld.nl of kijk op www.voorbeeld.nl/acties.
Zij speelt viool in het Koninklijk Concertgebouworkest.
Jan-Willem en Anne-Fleur trouwen op 12-12-2026 in Bergen op Zoom.
De Oekraïense president Zelensky bezocht Den Haag en Vilnius.
Een cappuccino en een flat white, zonder suiker graag.
Met een wifi-versterker haal je ook op zolder 100 Mbps.
Vlogger Enzo Knol deed mee aan de Dam tot Damloop.
Het VN-klimaatrapport telt 3.949 pagina’s.
De vinyl-lp van De Dijk is weer in de handel.
Het team van Sifan Hassan trainde in Ethiopië.
In de Pijp vind je Surinaamse broodjes met bakkeljauw en pom.
Onze poes Snorrebol is een kruising van een Maine Coon en een huis-tuin-en-keukenkat.
De Westerschelde heeft de grootste getijdenverschillen van het land.
De jongste van het stel, Mees, zit in groep 3 van De Regenboog.
Ze noemden hem Ome Cor, al heette hij Cornelis.
Bij Bol en Coolblue was de nieuwe PlayStation binnen een uur uitverkocht.
Het hunebed bij Borger is groter dan dat bij Rolde.
Op de Wallen en in het Vondelpark geldt een blowverbod.
De Waalse minister sprak met haar Duitse collega over de A1.
Schrijfster Lize Spit brak door met Het smelt.
De D66’er en de VVD’ster werden het niet eens.
Bassist Flea van de Red Hot Chili Peppers speelde een solo van tien minuten.
De zzp’er uit Ulft factureert per kwartaal.
Zo’n chatbot als ChatGPT verzint soms bronnen.
De Ierse schrijfster Sally Rooney signeert zaterdag bij Scheltema.
Het hertogdom Gelre grensde aan Kleef en Gulik.
In de jaren zestig reed iedereen in een Daf, een Eend of een Kever.
Vlaamse frieten eet je met stoofvleessaus, in Gent dan toch.
De burgemeester van Súdwest-Fryslân sprak de raad toe in het Fries.
Een barista legt uit hoe je latte art maakt.
Mijn collega Bülent fietste in 2023 van Kars naar Edirne.
`
