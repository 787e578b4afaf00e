// Verb forms that look like another form or another word, and irregular participles and pasts of common verbs. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'

/** Plurals, which look like infinitives, and participles: 'Prijzen stijgen', 'Man aangehouden in Tiel'. Left out is
 * what is as often a noun or adjective (start, test, waren, werk): an unknown sentence is then framed as a name would be. */
export const HEADLINE_VERBS = wordSet(`
  krijgen maken nemen zien zeggen vinden staan liggen houden brengen winnen verliezen stijgen dalen groeien stoppen beginnen openen sluiten
  vertrekken keren vragen eisen waarschuwen kondigt presenteren bouwen kopen verkopen betalen kosten zoeken helpen leren lezen schrijven spelen
  rijden lopen vallen breken slaan trekken draaien wachten leven sterven omgekomen aangehouden vermoord verwachten voelen denken weten kennen
  kiezen stemmen steunen dreigen lijken blijken heten rest tellen verdienen veranderen verdwijnen werken vieren eten neergestoken neergeschoten
  doodgeschoten doodgestoken aangetroffen verstuurd opgepakt veroordeeld ontruimd afgesloten verongelukt overvallen mishandeld benoemd ontslagen
  verkozen slapen reizen missen halen stellen zorgen vertellen duren ontsnapt`)

/** At least as often a noun, in the singular or the plural: what stands around them decides. */
export const NOUN_VERBS = wordSet(`
  start rust kost test praat plant groet print chat lift zet dicht acht post sport beleid besluit bezoek bericht gebruik verzoek vlucht tocht
  schat lucht haast verzet onderhoud ontwerp oordeel recht mest spijt troost dienst lust oogst verlies weg voeding val bed reis klant tuin schild
  spel groei stem steun stijl trek hulp bergen vragen plannen wensen kosten dromen reizen boeken planten groenten fietsen zorgen kussen haren
  klachten werken landen feesten lessen wonden banden grenzen zaken punten sporen talen vormen wegen weken slagen stappen delen stemmen prijzen
  maten merken ramen kleuren rollen stukken zakken glazen koppen potten lampen spellen testen kaarten plaatsen vissen diensten besluiten bedden
  baden tassen pannen eten leven wonen bezoeken uitgaven verschillen antwoorden aanvragen`)

/** Those of a separable verb are found by it: 'tegengehouden'. */
export const STRONG_PARTICIPLES = wordSet(`
  gebakken gebeden geboden gebonden gebleken gebleven gebroken gebracht bedrogen begonnen begrepen bekeken besloten besproken bewezen bezocht
  bedacht gedaan gedacht gedragen gedreven gedrongen gedronken gedoken gedwongen gegaan gegeten gegeven gegoten gegrepen gehad gehangen geheten
  geholpen gehouden gekeken gekocht gekomen gekozen gekregen gekropen geladen gelaten gelegen gelezen geleken gelogen gelopen genomen genoten
  gereden geroepen geroken geschapen geschenen gescholden geschonken geschoren geschoten geschoven geschreven geschrokken geslagen geslapen geslopen
  gesloten gesneden gesproken gesprongen gestaan gestegen gestoken gestolen gestorven gestreden gestreken getrokken getroffen gevallen gevangen
  gevaren gevlogen gevochten gevonden gewassen geweest geweten gewezen gewogen gewonnen geworden geworpen geworven gezeten gezien gezocht gezogen
  gezongen gezonken gezonden gezwommen gezwegen verboden verbonden verdwenen vergeleken vergeten verkocht verkozen verlaten verloren verschenen
  verstaan vertrokken verzonden verzonnen voldaan voorkomen voorzien ontbonden onthouden ontstaan ontvangen ontworpen ondervonden behouden
  beschreven bestaan betroffen betrokken bevonden bewogen bezeten gebeten gebogen gefloten gegleden geklommen geklonken geknepen gemeten gemogen
  gemoeten gesnoten gesmolten gespeten gespoten getreden gewreven gezonnen overleden overwogen herkregen herschreven herzien verkregen verleden
  verweten verwezen verzwegen onderzocht onderbroken ondergaan ondernomen overkomen geblazen geblonken geborgen gebraden gegolden gegraven gehesen
  geheven gekrompen geleden gemeden genezen geprezen geraden gerezen gescheiden geschonden gesleten geslonken gesmeten gespleten gesponnen gestonken
  gestoten gevlochten gevouwen gevroren geweken geweven gewonden gezworen gezworven bedolven bedorven bedreven beklommen benomen beschenen beschoten
  beslopen bestreden betreden bevolen bezweken bezworen doorlopen doorstaan herladen onderscheiden onderschreven onderworpen ontboden ontdaan
  ontgonnen ontkomen ontnomen ontraden ontslagen ontsloten ontstoken overschreden overschreven overtroffen overwonnen verbannen verborgen verbroken
  verdreven verdronken vergeven verheven verholpen verlopen vermeden vernomen verraden verscholen verschoven verslagen versleten verslonden
  vervallen vervangen verworpen verworven verzonken voltrokken`)

/** Singular past of strong verbs; the plural has -en behind it and often one vowel less. */
export const STRONG_PASTS = `
  was had kon wilde wou zou moest mocht werd ging kwam deed kreeg vond zag nam gaf stond zat dacht bleef koos schreef las liep zei kocht begon liet
  reed lag hield trof bracht won verloor steeg sloot trok viel brak sloeg sprak droeg riep keek bleek leek hing stierf overleed vertrok verdween
  verscheen ontstond sliep vloog bood vroeg joeg zocht verkocht besloot bezweek sprong dronk at zong zwom greep begreep kroop schoot schoof schrok
  sneed stak streed trad ving verliet verstond voldeed wees bewees woog bewoog zond zweeg zonk ontving ontbrak onderzocht gold hielp kneep boog bond
  stal verbood genoot goot bedroeg bestond dook vroor woei hief schiep verwees verwierf klom klonk schonk dwong drong verliep`

/** Plural past and its singular. */
export const PAST_PLURALS = `
  waren:was hadden:had konden:kon wilden:wilde zouden:zou moesten:moest mochten:mocht werden:werd gingen:ging kwamen:kwam deden:deed kregen:kreeg
  vonden:vond zagen:zag namen:nam gaven:gaf stonden:stond zaten:zat dachten:dacht wisten:wist bleven:bleef kozen:koos schreven:schreef lazen:las
  liepen:liep zeiden:zei kochten:kocht begonnen:begon lieten:liet`
