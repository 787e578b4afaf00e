// Dutch prose without a mistake and in plain words, in the tones people write in. Written for the tests.

export const cleanTexts: Record<string, string> = {
  'an article for readers': `
Zo maak je van je balkon een kleine moestuin

Wie in de stad woont, heeft zelden een tuin. Toch kun je ook op drie vierkante meter meer kweken dan je denkt. Je hebt er geen groene vingers voor nodig, wel wat geduld en een plek waar de zon een paar uur per dag komt. Vind je dat lastig in te schatten? Zet dan een stoel neer en kijk een dag lang hoe het licht valt.

Begin met drie bakken. Meer mag, maar wie te groot begint, haakt eerder af dan iemand die klein start. Kies grond zonder turf, want die houdt het water beter vast dan gewone potgrond. Een zak van veertig liter is genoeg voor twee bakken en weegt minder dan je zou verwachten.

Sla, radijs en kruiden doen het bijna overal. Tomaten vragen meer: ze willen warmte, steun en elke dag water. Als je in mei zaait, eet je in juli je eerste sla. Dat voelt anders dan een zakje uit de winkel. Het smaakt ook beter als je het net hebt geplukt.

Heb je buren met een balkon op het noorden? Vertel hun dan over munt en peterselie. Die planten groeien in de schaduw net zo goed als in de zon. Met een paar stekjes maak je van hun lege bak een kruidentuin, en van hen goede vrienden.

Let op de wind. Hoe hoger je woont, hoe harder het waait. Zet hoge planten daarom tegen de muur en bind ze losjes vast. Ga je in augustus drie weken op vakantie? Vraag dan of iemand water geeft. Je moeder doet dat vast graag, en anders de buurvrouw.

Na een seizoen weet je wat werkt. Misschien houd je het bij kruiden, misschien wil je volgend jaar aardbeien. Wat je ook kiest: schrijf op wat je zaaide en wanneer. Zo word je elk jaar een betere tuinier, en dat is leuker dan welk boek ook.`,

  'a news report': `
Zwembad in Zuid blijft zeker tot de zomer open

ROTTERDAM - Het zwembad aan de Maashaven blijft open. De gemeente en de sportclubs hebben dinsdag een akkoord bereikt over de kosten van het gebouw. Dat zei wethouder Van den Berg na afloop van een lange vergadering.

Het bad dreigde te sluiten omdat de energierekening drie keer zo hoog is als vier jaar geleden. De clubs betalen voortaan iets meer dan nu, en de gemeente vervangt de oude ketel. ‘Wij zijn hier blij mee,’ zegt voorzitter Fatima el Idrissi van de zwemvereniging. ‘Onze leden hebben maanden in onzekerheid gezeten. Zij willen gewoon zwemmen.’

Niet iedereen is tevreden. Volgens de bewonersgroep had de stad eerder moeten ingrijpen. ‘Ze wisten al in 2021 dat die ketel op was,’ zegt woordvoerder Jan de Wit. ‘Toen kostte een nieuwe de helft. Hun uitleg begrijp ik, maar het is wel ons geld.’

De gemeenteraad praat er donderdag over. Een meerderheid lijkt voor te stemmen. In het najaar volgt een plan voor de lange termijn. De wethouder kan nog niet zeggen of er dan een nieuw gebouw komt. Dat hangt af van het Rijk, dat 2,5 miljoen euro heeft toegezegd maar nog niet heeft overgemaakt.

Wie nu lid is, merkt weinig van het akkoord. De zwemlessen gaan door, net als het banenzwemmen op zondag. Alleen de kantine sluit om 20.00 uur. De prijs van een los kaartje stijgt in maart van 5,50 naar 6 euro.`,

  'a letter in the polite form': `
Geachte mevrouw Jansen,

U hebt ons op 3 maart gevraagd wanneer uw nieuwe keuken klaar is. De kastjes zijn binnen, maar het blad laat op zich wachten. Wij verwachten het eind april. Zodra het er is, bellen wij u voor een afspraak.

Wilt u liever eerder beginnen? Dan plaatsen wij alvast de kasten en leent u van ons een tijdelijk blad. Dat kost u niets. U kunt dit tot vrijdag aan ons laten weten. Uw aanbetaling blijft gewoon staan.

Hebt u vragen? Bel ons dan, of kom langs in de winkel. Mijn collega’s en ik helpen u graag. Wij houden u op de hoogte, en het spijt ons dat u langer wacht dan wij hadden beloofd.

Met vriendelijke groet,
P. de Boer`,

  'posts on social media': `
Wie herkent dit? 😅 Je zet de wekker, en dan ben je tóch nog te laat...

Nieuw op de site: tien routes voor een lang weekend 🚲 Welke fiets jij het liefst? Laat het weten in de reacties! #fietsen #weekendje @fietsersbond

Ik ben wat ik ben. Jij ook. Klaar.

Eerlijk: ik vond het eng. Ik wilde niet, ik kon niet, en ik deed het toch. Nu weet ik dat ik het kan.

Hoe vind je die? En wat vindt je vader ervan? Mail naar redactie@voorbeeld.nl of kijk op https://voorbeeld.nl/wordt-je-lid.

Zij zijn terug! Die die je vorig jaar zag, ja. Dat dat nog kan...

Heel, heel lang geleden (in 2009, om precies te zijn) kochten wij ons eerste huis. 🏠 Wat er toen was, is er nu niet meer. Wat er nu is, is mooier.

LEES DIT: 5 tips die écht werken
1. Begin klein
2. Vraag hulp
3. Wees lief voor jezelf`,

  'a column': `
Mijn vader was geen prater. Als hij iets vond, dan vond hij het stil. Aan tafel zei hij ‘tja’, en wij wisten genoeg. Ik had als kind een hekel aan dat woord, want het kon alles betekenen: ja, nee, misschien, eet je bord leeg.

Toen hij tachtig werd, gaf ik hem een schrift. ‘Schrijf eens iets op,’ zei ik. Hij keek me aan alsof ik hem een paard gaf. Een jaar later was het schrift vol. Niet met herinneringen, zoals ik had gehoopt, maar met het weer. Elke dag één regel. Dinsdag: regen, wind uit het westen. Woensdag: droog, later zon.

Ik las het pas na zijn dood, in één avond, aan dezelfde tafel. Ergens in maart stond er ineens iets anders. ‘Ria hier gegeten. Mooie dag.’ Het had die dag gestormd, dat weet ik nog. De dakpannen lagen in de tuin.

Sindsdien denk ik dat hij wel degelijk een prater was. Hij sprak alleen een taal waarin ik nooit les had gehad. Wie goed luistert, hoort in een weerbericht soms een liefdesbrief. Tja.`,

  'instructions and a recipe': `
Snelle linzensoep voor vier

Snipper de ui en bak hem vijf minuten in een scheut olie. Doe de knoflook en de komijn erbij en roer tot het geurt. Voeg de linzen, de tomaten en een liter water toe. Breng het aan de kook en zet het vuur laag.

Laat de soep twintig minuten pruttelen. Is ze te dik? Doe er dan wat water bij. Te dun? Laat haar dan langer koken zonder deksel. Proef, en maak de soep op smaak met zout en citroen.

Serveer met brood en een lepel yoghurt. De soep blijft drie dagen goed in de koelkast en smaakt de tweede dag nog beter dan de eerste. Je kunt haar ook invriezen. Geef kinderen een kleinere kom, want de soep houdt de warmte lang vast.

Ook lekker: vervang de linzen door kikkererwten en doe er op het eind spinazie bij. Zo maak je van één pan twee maaltijden.`,
}
