// Spellings that a title in CAPITALS has lost. Data only.
// A word that is missing here becomes lower case; a name that is also a common word (Slot, Bakker, Roos) is left out on purpose.
import { wordSet } from '#dutch/text/word-lists.ts'

/** Written with these capitals always; also the Dutch lower-case abbreviations (tv, btw, hbo). */
const ABBREVIATIONS = wordSet(`
  NOS NPO RTL SBS VRT BBC CNN KRO NCRV AVROTROS BNNVARA EO VPRO WNL VVD PVV CDA SP SGP D66 PvdA GroenLinks BBB NSC JA21 FvD Volt GL AI EU VS VN
  NAVO WHO IMF ECB DNB AFM ACM CBS CPB SCP KNMI RIVM GGD UWV SVB DUO RDW CJIB COA IND AIVD MIVD FBI CIA NASA ESA KLM NS GVB PostNL ANWB BOVAG KNVB
  UEFA FIFA NOC NSF IOC PSV AZ NEC NAC ADO RKC VVV WK EK PSG ASML ING ABN AMRO KPN IKEA HEMA ANP NRC AD FNV CNV VNO NCW LTO TNO TU UvA VU UMC LUMC
  NL USA UK VK DDR AEX CO2 PFAS DNA HIV COVID ADHD PTSS LHBTI BN PC XL XXL DJ BMW KIA VW iPhone iPad MacBook YouTube TikTok WhatsApp ChatGPT
  OpenAI LinkedIn II III IV VI VII VIII tv btw hbo mbo vwo havo wo ggz ceo cao aow wc zzp mkb dvd cd apk wmo wia ww vmbo pdf AOW WW`)

/** Towns, provinces, countries and waters, in their spelling. */
export const PLACES = wordSet(`
  Nederland België Duitsland Frankrijk Engeland Spanje Italië Portugal Griekenland Turkije Oekraïne Rusland China Japan India Amerika Europa
  Afrika Azië Australië Canada Mexico Brazilië Argentinië Marokko Egypte Israël Gaza Palestina Syrië Irak Iran Afghanistan Indonesië Suriname
  Curaçao Aruba Bonaire Polen Hongarije Roemenië Bulgarije Kroatië Oostenrijk Zwitserland Zweden Noorwegen Denemarken Finland IJsland Ierland
  Schotland Wales Tsjechië Thailand Vietnam Bali Amsterdam Rotterdam Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Enschede Haarlem
  Arnhem Amersfoort Zaanstad Apeldoorn Hoofddorp Maastricht Leiden Dordrecht Zoetermeer Zwolle Deventer Delft Alkmaar Heerlen Venlo Leeuwarden
  Hilversum Roosendaal Assen Emmen Hengelo Almelo Gouda Middelburg Vlissingen Terneuzen Lelystad Helmond Oss Zeist Veenendaal Schiphol Texel
  Vlieland Terschelling Ameland Schiermonnikoog Limburg Brabant Zeeland Holland Gelderland Overijssel Drenthe Friesland Fryslân Flevoland Twente
  Veluwe Achterhoek Betuwe Randstad Vlaanderen Wallonië Antwerpen Gent Brugge Brussel Leuven Parijs Londen Berlijn Madrid Barcelona Rome Wenen
  Praag Boedapest Lissabon Kopenhagen Stockholm Oslo Moskou Kyiv Kiev Washington Texas Californië Florida Peking Tokio Hormuz Rijn Maas Waal
  Noordzee Waddenzee IJsselmeer IJssel Elfstedentocht Efteling Vierdaagse Scheveningen Zandvoort`)

const PEOPLE = wordSet(`
  Trump Biden Poetin Zelensky Rutte Wilders Schoof Jetten Yesilgöz Timmermans Omtzigt Macron Merz Obama Musk Netanyahu Verstappen Hamilton Norris
  Messi Ronaldo Memphis Depay Dijk Hassan Koeman Cruijff Swift Taylor Beyoncé Alexander Máxima Amalia Alexia Ariane Beatrix Constantijn Laurentien
  Sinterklaas Kerstman Jezus Allah Mozart Bach Rembrandt Vermeer Gogh Mondriaan Einstein Borsato Meiland Froger Jansen`)

/** The next word is then taken for a surname: 'JAN SMIT' becomes 'Jan Smit'. */
const GIVEN_NAMES = wordSet(`
  Jan Piet Kees Klaas Henk Willem Johan Hans Peter Paul Mark Tom Tim Thomas Lucas Daan Sem Levi Noah Finn Bram Lars Luuk Jesse Jasper Jeroen Rob
  Robert Richard Ron Ruud Frank Erik Eric Martin Marco Michael Mike Rick Rik Dick Dirk Wim Gerard Gert Geert Joost Joop Mohammed Ahmed Ali Youssef
  Maria Anna Emma Julia Sophie Sanne Lisa Eva Lotte Femke Linda Ellen Esther Marieke Marijke Ingrid Monique Karin Petra Wilma Anouk Sarah Sara
  Nina Laura Lieke Noa Tess Fatima Aisha Khadija Dilan Frits Freek Guus Sven Sifan Harrie Dafne Donald Joe Elon Vladimir Virgil Frenkie Matthijs
  Cody Arne Louis Ronald Andre André René Gordon Caroline Chantal Humberto Johnny Patty`)

const OTHERS = wordSet(`
  Ajax Feyenoord Twente Vitesse Heerenveen Sparta Heracles Volendam Heineken Philips Shell Unilever Albert Jumbo Lidl Aldi Coolblue Kruidvat Etos
  Google Apple Microsoft Amazon Facebook Instagram Pinterest Netflix Spotify Tesla Toyota Volkswagen Audi Mercedes Ford Renault Peugeot Samsung Sony
  Nintendo Lego Disney Nike Adidas Zara Primark Rabobank Eurovisiesongfestival Wimbledon Giro Vuelta Wikipedia Android Windows Schengen Koningsdag
  Kerstmis Pasen Pinksteren Hemelvaartsdag Bevrijdingsdag Moederdag Vaderdag Valentijnsdag Prinsjesdag Suikerfeest Halloween Dodenherdenking`)

/** Made from the name of a country, a people or a town. */
export const PEOPLES = wordSet(`
  Nederlands Nederlandse Nederlanders Nederlander Belgisch Belgische Belgen Duits Duitse Duitsers Franse Fransen Engels Engelse Engelsen Brits
  Britse Britten Amerikaans Amerikaanse Amerikanen Russisch Russische Russen Oekraïens Oekraïense Oekraïners Spaans Spaanse Italiaans Italiaanse
  Grieks Griekse Turks Turkse Marokkaans Marokkaanse Chinees Chinese Chinezen Japans Japanse Israëlisch Israëlische Palestijns Palestijnse
  Europees Europese Amsterdamse Rotterdamse Utrechtse Haagse Brabantse Limburgse Friese Groningse Zeeuwse Vlaamse Indiase Indonesische Surinaamse
  Mexicaanse Thaise Koreaanse Vlaams Poolse Zweeds Zweedse Deens Deense Noors Noorse Portugees Portugese Surinaams Indonesisch Afrikaans
  Afrikaanse Aziatisch Aziatische Amsterdams Rotterdams Brabants Limburgs Zeeuws`)

const NAMES = [...OTHERS, ...PEOPLES, ...PLACES, ...PEOPLE, ...GIVEN_NAMES, ...ABBREVIATIONS]
export const SPELLINGS: ReadonlyMap<string, string> = new Map(NAMES.map((word) => [word.toLowerCase(), word]))

export const GIVEN: ReadonlySet<string> = new Set([...GIVEN_NAMES].map((name) => name.toLowerCase()))

/** First word -> second word -> spelling, for names whose parts are ordinary words. */
export const NAME_PAIRS: ReadonlyMap<string, string> = new Map(
  `Den Haag; Den Bosch; Den Helder; Max Verstappen; Arne Slot; Tweede Kamer; Eerste Kamer; Albert Heijn; New York; Los Angeles; Las Vegas;
  San Francisco; Zuid Afrika; Noord Korea; Zuid Korea; Saoedi Arabië; Verenigde Staten; Verenigd Koninkrijk; Verenigde Naties; Tour de; Witte Huis;
  Formule 1; Zwarte Zee; Taylor Swift; Noord Brabant; Noord Holland; Zuid Holland; Hoek van`
    .split(/;\s+/)
    .map((pair) => [pair.toLowerCase(), pair]),
)
