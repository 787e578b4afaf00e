// The words of eating and drinking. Data only.
// Dishes are mostly compounds: the last part tells ('boerenkoolstamppot', 'kerriesalade').

import type { Vocabulary } from './vocabulary.ts'

export const RECIPE: Vocabulary = {
  words: `!recept !*recept -herhaalrecept`,
  doings: ``,
}

export const FOOD: Vocabulary = {
  words: `recepten *recepten taart *taart *cake cake *cakejes *muffins *brownies brownies *koekjes koekjes *koeken *wafels *soep soep soepen *soepen
    -plasticsoep pasta *pasta -tandpasta -*tandpasta lasagne *lasagne risotto *risotto salade* *salade *salades *saus sauzen -muursaus -latexsaus
    ovenschotel* *ovenschotel ovengerecht* *ovengerecht *pastagerecht *rijstgerecht *kipgerecht *visgerecht *hoofdgerecht *voorgerecht *nagerecht
    *bijgerecht *pansgerecht *pastaschotel *rijstschotel *koolschotel *groenteschotel stamppot* *stamppot *stamppotten hutspot zuurkool* boerenkool*
    pannenkoek* *pannenkoek *pannenkoeken poffertjes pizza* *pizza curry *curry *quiche quiche *gratin *ragout stoofpot* *stoofpot stoofvlees
    stoofpeertjes *kroketten *pudding *mousse *vlaai vlaai brood *brood *broden *broodjes broodje broodjes -genadebrood -hongerbrood -geloofsbrood
    gehaktballen *balletjes appelmoes tosti* *tosti wraps *hapjes hapje* hapjes borrelhap* tapas dessert desserts toetje* airfryergerecht* kapsalon
    shakshuka hummus *dressing *gebak gerecht gerechten -stadsgerecht koek *koek gebak muffin *muffin brownie *brownie scone scones croissant* donut*
    cupcake* macarons meringue* soesjes eclair* tompouce* tompoes appelflap* appelbol* kaasflap* banketstaaf* amandelstaaf* speculaas* pepernoten
    kruidnoten taaitaai stroopwafel* wafel *wafel krentenbol* rozijnenbol* kwarktaart* cheesecake* kaneelbroodje* kaneelrol* kaneelrolletjes bolus
    kerststol paasstol beschuit* toastjes baguette* ciabatta focaccia bruschetta* zuurdesem* bladerdeeg* *deeg deeg *pasteitjes pasteitje* slagroom*
    custard bavarois tiramisu crumble* clafoutis trifle* sorbet* vla *vla *yoghurt *pap rijstebrij griesmeel* havermout* granola muesli mueslireep*
    notenreep* bonbon* truffels marsepein* karamel* fudge nougat jam *jam marmelade chutney* compote pindakaas bouillon* bisque gazpacho minestrone
    snert goulash* hachee* stoof* -stoofje stoverij tajine* couscous* bulgur quinoa paella* spaghetti* macaroni* cannelloni tagliatelle* penne
    linguine gnocchi ravioli tortellini orzo* carbonara bolognese* pesto *pesto ratatouille* moussaka gyros souvlaki shoarma* döner kebab* falafel*
    hoemoes tzatziki taco* burrito* quesadilla* enchilada* fajita* nachos wrap *wrap hamburger* cheeseburger* kipburger* visburger* groenteburger*
    vegaburger* bonenburger* hotdog* sandwich* boterham* *boterham uitsmijter* omelet *omelet frittata* tortilla* roerei eiersalade* coleslaw tabouleh
    vinaigrette* mayonaise* ketchup mosterdsoep* sambal* aioli chimichurri tapenade* guacamole nasi *nasi bami *bami loempia* saté *saté gado-gado
    rendang roti* pindasoep* tempeh tofu* tahoe seitan noedels *noedels noodles mihoen roerbak* woks sushi* pokebowl* bibimbap kimchi gyoza* dumplings
    dimsum tempura teriyaki* *spiesjes spiesjes *gehakt gehakt* gehaktbal *gehaktbal *gehaktballetjes biefstuk* entrecote* ossenhaas varkenshaas* kip
    *kip kipfilet* kippendij* kipkluif* kipkluifjes kippenvleugels kipnuggets kippenpoten spareribs karbonade* speklap* worst *worst rookworst*
    beenham* rosbief carpaccio* tartaar* zalm* *zalm kabeljauw* tonijn* forel* makreel* haring* paling* garnaal* garnalen *garnalen mossel* oesters
    inktvis* kibbeling* lekkerbek* zeebaars* friet* frites patat* kroket *kroket bitterbal* bitterballen frikandel* snack* borrelplank* kaasplank*
    tapasplank* mezze *puree puree rösti* röstirondjes kriel krieltjes aardappel* *aardappelen stoofperen stoofpeer bijgerecht* voorgerecht*
    hoofdgerecht* nagerecht* wokgerecht* bonenschotel eenpansgerecht* comfortfood streetfood fingerfood wentelteefjes kruidenboter* marinade* rub
    bakrecept* babi ketjap* mie traybake* bakplaatgerecht* *kerrie kerrie* parelgort polenta* *tomaatjes *rijst schepijs roomijs waterijs* *fruit
    -groentetuin* -groentebak* spek spekjes spekreepjes *taarten -*staart -*staarten -*gehakt -*kerven -hansworst -*samenkoeken -weggehakt bakkeljauw
    pastei *pastei vlammetjes slavink slavinken rollade *rollade riblap sukade sukadelap jachtschotel filosoof balkenbrij zult kippenlever
    kalkoenfilet eendenborst hazenpeper mosterd tauge taugé pangsit bapao lumpia pandan kokosmelk curry's naan chapati pita flatbread pizzabodem
    hollandaise bearnaise jus soufflé *soufflé kaasstengels saucijzenbroodje desem desemstarter deegslinger brioche bagel bagels pretzel appelcrumble
    appelstrudel strudel kersenflap tulband monchou roomboter sprits koggetjes pavlova chocoladerepen energiereep proteïnereep notenmix studentenhaver
    milkshake* parfait sabayon watergruwel hangop yoghurt kwark* skyr smoothiebowl acai-bowl chiazaad brinta ontbijtgranen cruesli caprese antipasto
    antipasti steak* rumpsteak rib-eye ribeye lamsbout lamskotelet schnitzel kipschnitzel kipstoof kiptandoori tandoori ceviche sashimi bouillabaisse
    visfilet* vissticks lekkerbekje schelvis schol scholfilet heilbot wijting sardientjes sardines ansjovis rivierkreeft kreeft kreeften surimi
    coquilles zeewier wakame nori aardappelpannetje bravas dauphinois raapstelen stamppotten wortelstamp rauwkost* wintergroente* zomergroente*
    seizoensgroente* artisjok* courgetti doperwten doperwtjes erwten erwtjes kapucijners maïs maiskolf maïskolf mais radijsjes ingrediënt* broodbeleg
    kaasfondue *vlees *kool -steenkool -houtskool *bonen -koffiebonen vlees* -vleesetend* soep* brood* -broodwinner* -broodrooster* -brooddoos
    -broodbakmachine* fruit* kruiden* hagelslag rijsttafel* -oogappel -adamsappel vleesvervanger* *clafoutis -soepel* -kruidenier* -bruinkool
    mierikswortel* *tartaar *friet *frites granaatappel* *schotel -afzuigschotel beignets *beignets appelbeignets chili dips dipje *dip dipsaus`,
  doings: `hartige gevulde gegrilde geroosterde gestoofde gemarineerde gekarameliseerde gepocheerde gefrituurde romige krokante knapperige smeuïg smeuïge
    glutenvrij glutenvrije koolhydraatarm koolhydraatarme uit_de_oven in_de_oven van_de_barbecue van_de_bbq uit_de_airfryer in_de_airfryer uit_één_pan
    uit_de_slowcooker zonder_oven ijs_maken cookies_bakken gekookt_ei gebakken_ei eieren_bakken eieren_koken een_ei_koken witte_bonen bruine_bonen
    rode_kool witte_kool rode_biet arme_ridders ~gebakken ~oven ~romig ~krokant gekookte geraspte opgebakken doorbakken saignant gepaneerde gerookte
    gedroogde gestoomde gekruide pittige zoetzure ingemaakte ingelegde overheerlijke overheerlijk lekkerste verrukkelijke hartverwarmende in_één_pan
    ~lekkere ~lekker ~zoete ~heerlijke ~zompig ~bestrooi ~gaar ~rauwe ~verse ~bloemkool* ~broccoli* ~spinazie* ~witlof* ~andijvie* ~spruitjes ~kool
    ~rodekool* ~paksoi ~asperge* ~rabarber* ~knolselderij ~pastinaak ~aubergine* ~courgette* ~paprika* ~tomaat ~tomaten ~champignon* ~portobello*
    ~linzen* ~kikkererwten* ~bonen ~uien ~ui ~knoflook* ~prei* ~wortel ~pompoen* ~bieten ~bietjes ~venkel* ~avocado* ~mango* ~citroen* ~banaan
    ~aardbei* ~frambozen* ~bosbessen* ~bessen ~kersen ~pruimen ~peren ~appel ~vijgen ~noten ~walnoten ~amandel* ~kokos* ~pinda* ~tahin ~feta
    ~mozzarella ~ricotta ~halloumi ~eieren ~vis ~rijst ~ham ~olijfolie ~olijven ~honing ~gember ~kaneel ~sesam ~basilicum ~koriander ~room ~boter
    ~stroop ~ijs ~smaakmaker ~zout ~rucola ~ijsbergsla ~komkommer* ~rozijnen ~gist ~bloemsuiker ~poedersuiker ~vanille ~karnemelk ~mascarpone
    ~crème_fraîche ~kappertjes ~kruidnagel ~nootmuskaat ~saffraan ~kurkuma ~komijn ~peper ~azijn ~kipreepjes ~restje ~sinaasappel* ~limoen* ~ananas*
    ~meloen* ~watermeloen* ~druiven ~granaatappel* ~abrikozen ~perzik* ~nectarine* ~dadels ~hazelnoten ~cashewnoten ~pistache* ~melk ~*appel ~suiker*
    panna_cotta overnight_oats tikka_masala baba_ganoush pad_thai poké_bowl poke_bowl crème_brûlée blinde_vinken pain_au_chocolat jan_hagel petit_four
    vitello_tonnato cordon_bleu hete_bliksem vergeten_groente zoet_en_hartig gepofte gratineren kruimige ~visje hoe_pel pel_je taart_bakken ~groente*
    taart_voor oude_bananen`,
}

export const MEALS: Vocabulary = {
  words: `bakken koken kookboek* ontbijt* lunch* -lunchpauze* diner* avondeten barbecue* bbq* keukentip* maaltijd* *maaltijd *maaltijden kooktip* airfryer*
    kookles* kookworkshop* kookkunst* kookvaardighe* etentje* *etentje borrel* *borrel kliekjes *kliekjes restjes voedselverspilling voedsel*
    -voedselbank* weekmenu* *menu menu menu's -dropdownmenu brooddoos lunchtrommel* lunchbox* broodtrommel* mealprep slowcooker* tussendoortje*
    buffet* brunch* eetgewoontes eetgewoonte* eetpatroon voorraadkast* keukengerei* hapjespan wokpan koekenpan* grillpan* kok koks chef-kok* thuiskok*
    vegetariër* veganist* flexitariër* vegetarisme veganisme foodtruck* maaltijdbox* maaltijdpakket* boodschappenlijstje kookwekker gourmet*
    kaasfondue* raclette* tafelgenoten keukenhulp* ~eten ~keuken etiquette tafeletiquette tafelmanieren servies bestek keukenmes keukenmessen
    snijplank vershoudbak* keukenweegschaal maatbeker deegroller ovenschaal* braadpan stoofpan snelkookpan rijstkoker multicooker pizzaoven pizzasteen
    gourmetstel wafelijzer tosti-ijzer voedingscentrum houdbaarheidsdatum houdbaarheid tht-datum diepvries diepvriezer vriesvak kantinevoedsel
    schoollunch eetclub* eetwissel supperclub kookclub* kookprogramma* kookbijbel keukenprins* voorgerechten kerstdiner* paasbrunch paaslunch
    ontbijtje ontbijttafel lunchpakket* eters fijnproever* smaakpapillen smaakmaker umami kruidenmix kookadvies restverwerking seizoenskalender
    groenteabonnement groentepakket boodschappenbezorging bezorgmaaltijd* afhaalmaaltijd* tupperware topkok*`,
  doings: `kookt kook kookte gekookt ~bak ~bakt eten_we eten_met eten_zonder ~eet tafelen frituren stomen wokken grillen invriezen ontdooien wecken
    fermenteren inmaken marineren uien_snijden groente_snijden aan_tafel vleesloos vleesloze zonder_vlees minder_vlees op_tafel meal_prep uit_eten
    buiten_de_deur_eten samen_eten mee-eten eten_voor eten_op eten_uit gezond_eten voorkoken opwarmen bewaren_in_de_koelkast rijst_bewaren
    eten_bewaren restjes_opmaken snel_op_tafel iets_op_tafel tafel_dekken laat_eten vroeg_eten aardappels_koken rijst_koken pasta_koken vlees_braden
    braden stoven pocheren blancheren ~kruiden_drogen lekker_eten snel_eten vis_eten vlees_eten groente_eten eten_jullie eet_jij ~schillen ~snijden
    goed_blijft blijft_goed ~pan ~trek ~honger ~smaken high_tea gietijzeren_pan messen_slijpen dutch_oven ontbijt_op_bed kieskeurige_eter lastige_eter
    moeilijke_eter fonduen tafeldekken eetbaar eetbare wildplukken thuisbezorgd houdbaar eet_je wat_eten_we ~bord ~borden ~vegan ~vegetarisch*
    ~veganistisch* ~plantaardig* eten_in ~eten_nederlanders wat_eten_nederlanders eten_bij`,
}

export const TASTES: Vocabulary = {
  words: `smoothie* koffie *koffie thee *thee wijn wijnen bier bieren speciaalbier cocktail* kaas *kaas kazen chocolade* *chocolade koffie* -koffiemachine*
    -koffiezetapparaat* -koffieautomaat* -koffiekamer* espresso* cappuccino* lungo matcha* chai theesoort* theeblaadjes *wijn *wijnen -*zwijn
    -*zwijnen wijn* -wijngaardslak* rosé prosecco* champagne* cava *bier *bieren pils *pils ipa trappist* bierbrouwer* brouwerij* *brouwerij whisky*
    whiskey gin gin-tonic* rum wodka likeur* *likeur jenever* cider* aperitief aperitivo aperol* mocktail* kaas* -kaasfondue* -kaassaus* -kaassoufflé*
    -kaasplank* -kaasflap* geitenkaas* boerenkaas* brie camembert *kazen -chocolademousse* -chocoladetaart* -chocoladecake* -chocoladekoek* choco*
    chocola snoep* drop dropjes limonade* *limonade sinaasappelsap appelsap kombucha* kefir frisdrank* energiedrank* chocolademelk proeverij*
    *proeverij ijssalon* ijsje* gelato restaurant* *restaurant eetcafé* bistro* brasserie* koffietent* koffiebar* koffiezaak wijnbar* wijngaard*
    wijnboer* sommelier* michelinster* sterrenrestaurant* sterrenkok lekkernij* delicatesse* streekproduct* -arabier -barbier -barbiers -arabieren
    *biertje biertje biertjes ipa's weizen bockbier* craftbier* kroeg* café's biercafé* biertap proeflokaal stadsbrouwerij* bierfestival wijnfles*
    wijnkelder wijnrek wijnkaart wijnstreek* chardonnay sauvignon pinot merlot cabernet riesling grüner malbec rioja bordeaux sherry vermouth cognac
    calvados grappa limoncello amaretto berenburg kruidenbitter* sake mojito* daiquiri negroni spritz sangria* glühwein longdrink* tonic drankenkast
    drankkabinet distilleerderij* stokerij barista* koffiedrinker* koffiepad koffiecups filterkoffie* koffiebranderij* koffieboon cafeïne* decafé
    theepot* theeceremonie theesalon theetuin* bubbeltea rooibos kaasboer* kaasmakerij* kaasmarkt* kaaswinkel* roquefort gorgonzola parmezaan cheddar
    gruyère emmentaler edammer kaasmaker* chocolatier* chocoladefabriek* chocoladereep* pralines praline zoethout zuurtjes winegums lolly's toffee*
    kauwgom schuimpjes snoepwinkel* snoepgoed softijs gelateria ijskraam ijskar ijscoman ijsbereider patisserie* banketbakker* banketbakkerij slager*
    slagerij* visboer* viswinkel* vishandel groenteboer* delicatessenzaak toko* markthal foodhal* snackbar* frietkot frietkraam* patatzaak* pizzeria*
    sterrenchef* gastronomie* culinair* eettent* eethuis* eetkraam gastrobar tapasbar* lunchroom* lunchtent* koffiehuis* strandtent* strandpaviljoen*
    restaurantrecensie proefmenu* kaviaar cola limo tomatensap vruchtensap* groentesap* sapje sapjes mineraalwater kraanwater karnemelk chocomel
    anijsmelk thee* -theedoek* -theelicht* bier* *café *drank espressoboon brouwer brouwers bakkers bakkerijen`,
  doings: `~drinken ~drinkt ~proef ~smaakt brouwen proosten borrelen naborrelen brouwt gebrouwen gedistilleerd wijn_maken kaas_maken alcoholvrije alcoholvrij
    0.0 ~lekkerste ~café ~bakkerij ~bakker ~terras ~drank ~proeven ~slok ~glas ~toost ~kater ~menukaart ~ober ~smaak ~*bar ~melk* latte_macchiato
    flat_white ginger_beer latte_art iced_coffee cold_brew bubble_tea belegen_kaas bolletje_ijs ambachtelijke_bakker warme_bakker water_met_bubbels
    spa_rood parmezaanse verse_munt ~munt`,
}
