// Correct Dutch of verse, stories and columns, one sentence a line: nothing in it may be called a mistake.
export const poems = `
De avond valt, de stad wordt stil, en wat ik wil, dat wil ik stil.
Zij zag de zee, de zee zag haar, en geen van beiden sprak.
In in elkaar gestrengelde handen lag alles wat ze niet zeiden.
Er was eens een heel, heel klein huis aan de rand van het bos.
O, hoe het licht hier langzaam uit de dingen trekt.
Ik droomde dat je dat je thuis noemde, dat lege huis.
Wie niet waagt, wie niet wint, wie blijft, die vindt.
Hij liep en liep, tot hij niet meer wist waar lopen goed voor was.
Zacht als sneeuw viel het antwoord, en het bleef liggen.
Mijn moeder bakt geen brood meer, maar haar keuken ruikt nog zo.
Het kind dat ik was, kijkt me aan vanuit de ruit.
Niets is zo stil als een huis waar net nog werd gelachen.
Dit is de dag waarop alles begon, en ook de dag waarop het ophield.
Hoog boven de daken zwermen de gierzwaluwen, als komma’s zonder zin.
Wat blijft, is wat het altijd was: wij twee, een tafel, en de regen.
Ze had de gewoonte om bij elk afscheid te doen alsof het het laatste was.
Grootvader zweeg, zoals hij altijd had gezwegen, en sneed zijn appel in vieren.
De dichter schrijft, de dag vergaat, het woord blijft staan.
Dan liever de lucht in, dacht hij, en hij deed het niet.
Wij waren jong en dom en gingen nergens heen.
Zelfs de oude hond hief zijn kop op toen ze zong.
En toen, en toen, riep het kind, want het verhaal mocht nooit ophouden.
Onder het puin vond men een pop, ongeschonden, met open ogen.
Dat dat zo is, weet elk kind dat ooit een vlieger verloor.
Langs het water staan de wilgen hun haren te wassen.
Er is geen mooier geluid dan dat van een sleutel in het slot.
Hij hield meer van haar dan van zichzelf, en van zichzelf hield hij niet veel.
De wind neemt mee wat los ligt, ook mij.
Het was zo’n zomer waarin niemand oud werd.
Nooit heb ik iemand zo mooi zien wachten.
De man met de hoed nam de trein van kwart voor zeven en kwam nooit aan.
Wat ze van hem wist, paste in een luciferdoosje.
Je naam, die ik niet noem, die noemt mij.
Ik tel de treden, een twee drie, en ben weer zeven.
Het meisje dat de zwanen voerde, heette Noor.
Zij die bleven, zwegen; zij die gingen, schreven.
Kom, zei de nacht, kom maar, kom.
Tussen de regels door las hij dat ze niet terugkwam.
De klok in de gang slaat elf, hoewel het pas tien uur is.
Achter elk raam brandt een lamp voor iemand die nog komen moet.
Je zou denken dat een mens daar ooit aan went.
Zo gaat het, zo ging het, zo zal het gaan.
De bakker fluit, de merel antwoordt, de straat rekt zich uit.
Toen wist ik: dit is wat ze bedoelde, die avond op de brug.
Ons huis was klein, maar wie er binnenkwam, werd groter.
Vader vindt de wereld te luid en zet zijn hoorapparaat uit.
Een jas aan de kapstok, een jas zonder man.
Hun stemmen zijn verwaaid, hun voetstappen gewist.
Ik wilde je schrijven dat het sneeuwt, maar het sneeuwt al niet meer.
Wat heb je aan een zee als je geen boot hebt, vroeg hij.
De vraag is niet of, de vraag is wanneer.
Heel de lange weg naar huis zei niemand iets.
Een lied, een lach, een glas te veel, meer was het niet.
Mis je me, vroeg ze, en hij vergat te liegen.
Alleen de zee is ouder dan dit verdriet.
Bij ons thuis was stilte een manier van ruziemaken.
Ze vouwde de brief in drieën en legde hem terug bij de andere.
De herfst komt later dan vorig jaar, zegt de buurman, die dat elk jaar zegt.
Wie slaapt, zondigt niet, maar wie wakker ligt, hoort alles.
Stil maar, wacht maar, alles wordt nieuw.
`
