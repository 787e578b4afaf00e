// Stiff or difficult verbs, form by form, and the plain verb for each: only forms that can be read in one way, and pairs that
// are right in every context. Data only, written as `exchange-table.ts` reads it.

export const PLAIN_VERBS = `
  aangeschaft > gekocht; aan te schaffen > te kopen; aangewend > gebruikt; aan te wenden > te gebruiken; vervaardigen > maken; vervaardigt > maakt;
  vervaardigd > gemaakt; geschieden > gebeuren; geschiedt > gebeurt; geschiedde > gebeurde; houdt in dat, impliceert dat > betekent dat;
  houden in dat > betekenen dat; kenbaar te maken > te laten weten; kenbaar maken, mededelen > laten weten;
  delen wij u mee dat, berichten wij u dat > laten wij u weten dat; deel ik u mee dat, bericht ik u dat > laat ik u weten dat;
  vindt plaats op > is op; vindt plaats in > is in; vinden plaats op > zijn op; vinden plaats in > zijn in; vond plaats op > was op;
  vond plaats in > was in; refereert aan > verwijst naar; refereren aan > verwijzen naar; resulteert in > leidt tot; resulteren in > leiden tot;
  resulteerde in > leidde tot; ik tracht > ik probeer; tracht ik > probeer ik; tracht > probeert {mid}; trachten > proberen; trachtte > probeerde;
  trachtten > probeerden; getracht > geprobeerd; uiteengezet > uitgelegd; uiteen te zetten > uit te leggen; verifiëren > controleren;
  verifieert > controleert; geverifieerd > gecontroleerd; optimaliseren > verbeteren; optimaliseert > verbetert; geoptimaliseerd > verbeterd;
  implementeren > invoeren; te implementeren > in te voeren; geïmplementeerd > ingevoerd; participeren > meedoen; te participeren > mee te doen;
  staat vermeld, vermeld staat > staat; staan vermeld, vermeld staan > staan; vernemen > horen; verneemt > hoort; vernam > hoorde; vernamen > hoorden;
  vernomen > gehoord; verrichten > doen; verrichtte > deed; verschaffen, verstrekken, overhandigen > geven; overhandigt > geeft;
  overhandigd > gegeven; toezenden, doen toekomen > sturen; toegezonden > gestuurd; toe te zenden, te doen toekomen > te sturen; verlenen > geven;
  verleend > gegeven; wij verzoeken > wij vragen; we verzoeken > we vragen; verzoeken wij > vragen wij; verzoek ik > vraag ik; ik verzoek > ik vraag;
  wordt verzocht > wordt gevraagd; worden verzocht > worden gevraagd; verzoekt om > vraagt om; verzochten om > vroegen om;
  vloeit voort uit > komt voort uit; vloeien voort uit > komen voort uit; wijzigen > veranderen; wijzigt > verandert; wijzigde > veranderde;
  gewijzigd > veranderd; bevindt zich > is; bevinden zich > zijn; bevond zich > was; bevonden zich > waren; begeeft zich naar > gaat naar;
  begeven zich naar > gaan naar; zorg te dragen voor > te zorgen voor; droeg zorg voor > zorgde voor; is woonachtig, woonachtig is > woont;
  bent woonachtig, woonachtig bent > woont; zijn woonachtig, woonachtig zijn > wonen; is van toepassing > geldt; zijn van toepassing > gelden;
  zijn gelegen in > liggen in; ontvreemd > gestolen; ontvreemden > stelen; attendeert op > wijst op; attenderen op > wijzen op;
  continueren > voortzetten; te continueren > voort te zetten; bespoedigen > versnellen; bespoedigt > versnelt; komt te vervallen > vervalt;
  komen te vervallen > vervallen`
