// The registers of free time: garden, travel, sport, culture and the rest. Data only.
// A question must fit every title the words can meet ('Moestuin op het balkon: wat groeit er bij jou?').

import type { RegisterEntry } from './register-entry.ts'

export const REGISTERS_FREE_TIME: readonly RegisterEntry[] = [
  {
    register: 'animals',
    words: `hond honden *hond *honden kat katten *kat -*muskaat poes poezen puppy* kitten* konijn* paard paarden huisdier* dieren dier vogel vogels egel* kippen cavia* hamster*
      vlinder* dierentuin* honden*`,
    emoji: ['🐾'],
    asks: [
      'heb jij ook een zwak voor dieren?',
      'deel jij je huis met een dier?',
      'wat is jouw ervaring?',
      'wat zou jij doen?',
    ],
    keeps: ['deel dit met een dierenvriend', 'voor wie van dieren houdt', 'stuur dit door naar een baasje'],
  },
  {
    register: 'garden',
    words: `tuin tuinen tuinieren tuintrend* tuintip* tuinidee* tuinplant* tuinklus* moestuin* *tuin *tuinen -dierentuin* -speeltuin* -kindertuin* -pretuin* -attractietuin -natuurspeeltuin
      -binnenspeeltuin balkonplant* plant planten kamerplant* *planten bloem bloemen bloembollen zaaien snoeien gazon kas composteren rozen hortensia* lavendel kruidentuin insectenhotel*`,
    emoji: ['🌱', '🌿'],
    asks: [
      'heb jij groene vingers?',
      'wat groeit er bij jou?',
      'hoe staat jouw groen erbij?',
      'wel of niet iets voor jou?',
      'hoe pak jij dat aan?',
    ],
    keeps: [
      'bewaar dit voor een dag in het groen',
      'deel dit met iemand met groene vingers',
      'voor wie van groen houdt',
    ],
  },
  {
    register: 'travel',
    words: `reis reizen *reis -schoolreis -tijdreis vakantie* *vakantie *vakanties stedentrip* *stedentrip citytrip* roadtrip* camping* kamperen rondreis* strand stranden *stranden hotel hotels
      weekendje dagje bestemming* backpack* camper* vliegtickets reistip* eiland eilanden`,
    emoji: ['🧳', '🌍'],
    asks: [
      'ga jij mee?',
      'wel of niet op jouw lijstje?',
      'staat dit op jouw lijstje?',
      'met wie ga jij op pad?',
      'wat neem jij mee?',
    ],
    keeps: [
      'bewaar dit voor je volgende reis',
      'deel dit met je reisgenoten',
      'voor wie er graag op uit gaat',
      'voor op je lijstje',
    ],
  },
  {
    register: 'outdoors',
    words: `wandelen fietsen wandeling* *wandeling *wandelingen wandelroute* fietsroute* fietstocht* *fietstocht wandeltocht* *wandeltocht wandelpad* natuurgebied* boswandel*`,
    emoji: ['🌿', '🌳'],
    asks: [
      'met wie ga jij op pad?',
      'trek jij er weleens op uit?',
      'waar kom jij graag?',
      'ga jij mee naar buiten?',
      'te voet of op de fiets?',
    ],
    keeps: [
      'bewaar dit voor een vrije dag',
      'deel dit met iemand met wie je graag op pad gaat',
      'voor wie graag buiten is',
    ],
  },
  {
    register: 'sport',
    words: `ajax psv feyenoord oranjefans voetbal* wk ek olympisch* eredivisie wielrennen tour schaatsen* tennis formule verstappen elftal bondscoach* finale kampioen* medaille* marathon*`,
    emoji: ['🏅'],
    asks: ['volg jij het ook?', 'wat verwacht jij ervan?', 'hoe kijk jij ernaar?', 'met wie praat jij hierover?'],
    keeps: ['deel dit met een andere sportliefhebber', 'voor wie sport graag volgt'],
  },
  {
    register: 'culture',
    words: `boek boeken roman romans *roman biografie* film films serie series netflix album concert* festival* museum* musea *museum tentoonstelling* expositie* theater* toneel musical* podcast songfestival
      kunst schrijver schrijfster auteur regisseur acteur actrice zanger zangeres band muziek*`,
    emoji: ['✨'],
    asks: ['staat dit op jouw lijst?', 'is dit iets voor jou?', 'wel of niet op jouw lijst?', 'met wie deel jij dit?'],
    keeps: ['voor op je lijstje', 'deel dit met iemand met dezelfde smaak', 'bewaar dit voor een vrij moment'],
  },
  {
    register: 'season',
    words: `kerst* sinterklaas* pakjesavond pasen paas* halloween* koningsdag moederdag* vaderdag* valentijn* oudejaarsavond oliebollen carnaval* verjaardag* feest *feest feestdagen bruiloft* trouwen`,
    emoji: ['✨'],
    asks: ['wat zijn jouw plannen?', 'hoe vier jij het?', 'met wie vier jij het?', 'hoe gaat dat bij jou?'],
    keeps: ['bewaar dit voor als het zover is', 'deel dit met familie en vrienden'],
  },
]
