// A hundred titles that no word list was made for: how the registers do on what they have never seen.
// Written once, after the lists; that a title goes wrong here is no reason to add its words.

import type { Register } from '#dutch/writer/words/register-entry.ts'

export const heldOutTitles: Readonly<Record<Register, string>> = {
  serious: `
    Vijf gewonden na gaslek in flat
    Opgroeien met een verslaafde vader
    Politie zoekt getuigen van overval
    Hoe praat je met iemand die gaat sterven?`,
  news: `
    Apeldoorn bouwt fietsbrug over kanaal
    Docenten krijgen geen extra vrije dagen
    Het waterpeil in de Rijn daalt verder
    Wie wordt de opvolger van de burgemeester?
    Inwoners van Urk tegen windmolens
    Lelystad verhoogt parkeertarieven
    Nieuwe cijfers over de woningmarkt`,
  recipe: `
    Recept: kipstoof met pruimen
    Een recept voor luie zondagen
    Zo lukt dit cakerecept altijd`,
  food: `
    Bloemkoolsoep met kerrie
    Krokante kipvleugels van de grill
    Hartige taart met prei
    Zelf ravioli maken
    Een salade voor koude dagen`,
  meals: `
    Wat eet je op een warme dag?
    Gezond koken voor kinderen | family
    Tips voor een snel ontbijt
    Barbecueën met vis`,
  tastes: `
    Van welke koffie houd jij?
    De beste speciaalbieren van de herfst
    Welke wijn schenk je bij sushi? | food
    Geitenkaas van de boer`,
  garden: `
    Zo krijg je meer bloemen in je tuin
    Een druif snoeien
    Welke kamerplant hoort in de badkamer? | home
    De moestuin winterklaar maken
    Paardenbloemen in het gazon`,
  travel: `
    Vijf dagen Kopenhagen
    De leukste hotels van Antwerpen
    Met je puber op vakantie | family
    Zo pak je een kleine koffer in
    Naar de Azoren in de lente`,
  outdoors: `
    De mooiste wandelingen bij Nijmegen
    Fietsen langs oude forten
    Zwanen tellen op de plas | animals
    Een dag in het Lauwersmeergebied | travel`,
  home: `
    Hoe kies je de juiste vloer? | product
    Een huis verven: waar begin je?
    De badkamer schoonmaken in tien minuten
    Kasten op maat voor een schuin dak
    Zo wordt je slaapkamer een rustige plek`,
  style: `
    De mooiste laarsjes voor de herfst
    Hoe lang moet een broek zijn?
    Haar verven zonder kapper
    Kleding die nooit uit de mode raakt`,
  family: `
    Je kind leert zwemmen | exercise
    Waarom peuters driftig worden
    Tips voor een rustige bedtijd | wellbeing
    Stiefkinderen en feestdagen | season
    Hoe geef je een kind zelfvertrouwen?`,
  animals: `
    Wat doe je met een gewonde vogel? | serious
    De leukste weetjes over katten
    Hoeveel eet een pup?
    Reeën in de achtertuin | garden
    Een oude hond adopteren`,
  tech: `
    Hoe maak je ruimte op je telefoon?
    Is wifi in de trein veilig?
    De beste apps voor je tuin | garden
    Een computer voor je vader | family product`,
  money: `
    Hoe hoog is de huurtoeslag?
    Beleggen met een klein bedrag
    De ware kosten van een verbouwing | home
    Elke maand geld over`,
  sport: `
    Van der Poel wint in de sneeuw
    Volendam neemt afscheid van trainer
    De regels van korfbal
    Nederlandse schaatsers domineren in Calgary`,
  culture: `
    Een boek om te herlezen
    De mooiste liedjes over regen
    Waarom klassieke films blijven boeien
    Het geheim achter De Nachtwacht
    Theaterseizoen begint met een komedie`,
  work: `
    Hoe vind je een leuke stage?
    Vijf fouten in je cv
    Thuiswerken met een baby | family
    De baas die altijd mailt`,
  exercise: `
    De beste oefeningen voor je rug
    Hardlopen zonder blessures
    Sporten in de vroege ochtend
    Leren skeeleren`,
  wellbeing: `
    Hoe herken je een burn-out? | serious
    Beter slapen zonder pillen
    Waarom sommige mensen nooit ziek zijn | serious
    Alleen wonen na een scheiding | family`,
  season: `
    Een kerstboom met kluit | garden product
    Wat zeg je in een speech op een bruiloft?
    Sinterklaasgedichten voor je baas
    De mooiste paastafel`,
  howto: `
    Zo maak je een goede foto
    Een gat in je sok stoppen
    Leren dammen van je opa | family
    Hoe vul je een formulier in?`,
  product: `
    Welke koffer kan tegen een stootje? | travel
    De beste stoomstrijkijzers getest
    Een goede matras voor je rug
    Tweedehands smartphone: slim of niet? | tech`,
  general: `
    De vrouw die alles onthield
    Waarom de tijd steeds sneller gaat
    Vragen zonder antwoord
    De geur van regen
    Een dorp in de mist
    Wat ons bindt
    Geen dag zonder verhaal`,
}
