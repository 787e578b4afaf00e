// Correct Dutch of letters, mails and messages, one sentence a line: nothing in it may be called a mistake.
export const letters = `
Hartelijk dank voor uw bericht van 3 maart, dat wij in goede orde hebben ontvangen.
Bij dezen bevestig ik onze afspraak van aanstaande donderdag om 10.30 uur.
Zou u mij kunnen laten weten wanneer u de bestelling verwacht te versturen?
Ik hoop dat je het naar je zin hebt gehad en dat we elkaar gauw weer zien.
Mijn moeder vindt het jammer dat ze er niet bij kon zijn, maar ze laat je groeten.
Wij hebben hen twee keer aangeschreven, maar hun antwoord laat op zich wachten.
Ik stuur het hun morgen per post toe.
Heb je zin om zaterdag mee te gaan naar het strand?
Wat vind je ervan als we het feest een week later houden?
Wordt je zus dit jaar al dertig, of vergis ik me?
Laat je me even weten of jij de taart meeneemt?
Met belangstelling heb ik uw advertentie voor de functie van redacteur gelezen.
Als bijlage vindt u mijn curriculum vitae en een aantal recente publicaties.
Ik zou het op prijs stellen als u mij uitnodigt voor een gesprek.
Helaas moeten wij u meedelen dat de zaal die dag al bezet is.
Dank je wel voor het boek, ik heb het in één adem uitgelezen.
Ik had gehoopt dat dat niet nodig zou zijn.
Weet jij wie dat ene liedje zingt dat ze gisteren op de radio draaiden?
Groetjes uit een zonovergoten Terschelling, waar we elke dag fietsen.
Het spijt me dat ik niet eerder heb gereageerd, maar ik lag met griep op bed.
Ze zegt dat hij haar broer is, en niet haar man.
Kun jij de sleutel bij de buren leggen, of moet ik hem ophalen?
U kunt uw lidmaatschap tot een maand voor de einddatum opzeggen.
Mocht u nog vragen hebben, dan hoor ik het graag.
Ik word er eerlijk gezegd een beetje moe van.
Die oude fiets van jou staat nog steeds in onze schuur.
Ik kan je niet beloven dat het lukt, maar ik doe mijn best.
Hij is niet zo groot als zijn broer, wel veel sneller.
Ben je al bij de dokter geweest met je knie?
Namens het hele team wens ik u fijne feestdagen toe.
Onze dochter begint in september met haar studie in Groningen.
Wij verzoeken u vriendelijk het bedrag binnen veertien dagen over te maken.
Deze mail is automatisch verstuurd; u kunt er niet op antwoorden.
Toen we aankwamen, bleek dat ze het huis al verkocht hadden.
Opa heeft gisteren zijn tachtigste verjaardag gevierd met de hele familie.
Je weet dat ik liever bel dan mail, maar ditmaal schrijf ik toch.
Zij vinden hun nieuwe huis veel fijner dan het oude.
Wat leuk dat jullie een hond hebben genomen!
Ik heb het pakje bij hen afgegeven, want bij jou deed niemand open.
Vorige week heb ik eindelijk de knoop doorgehakt en mijn baan opgezegd.
Kan het zijn dat je mijn vorige mail niet hebt gezien?
Ik ben benieuwd wat je antwoordt.
Hij heeft me beloofd dat hij het er met haar over heeft.
De reparatie duurde langer dan gedacht, vandaar de hogere rekening.
U ontvangt binnen vijf werkdagen bericht van ons.
Wees gerust, er is niets ernstigs gebeurd.
Die middag in het park vergeet ik nooit meer.
Jij had gelijk en ik had het mis, dat geef ik toe.
Zo meteen bel ik je terug, ik zit nu in de trein.
Wat is het adres van dat restaurant waar we toen hebben gegeten?
Het doet ons goed te horen dat de operatie is geslaagd.
Als je het mij vraagt, kun je beter nu boeken dan straks.
Mijn man en ik vieren in mei ons zilveren huwelijk.
Ik lees je brief voor de derde keer en moet er nog steeds om lachen.
De kinderen hebben een tekening voor je gemaakt, die stuur ik mee.
Volgens mij ligt jouw jas nog bij ons op zolder.
Veel sterkte de komende tijd; we denken aan jullie.
Neem gerust iemand mee, hoe meer zielen hoe meer vreugd.
Ik verheug me op je komst en haal je om kwart over drie van het station.
Voor wie dat wil, is er na afloop soep.
`
