// The register of news: by which words it is known and what it may ask. Data only.

import type { RegisterEntry } from './register-entry.ts'

export const REGISTERS_NEWS: readonly RegisterEntry[] = [
  {
    register: 'news',
    words: `kabinet* kamer kamerleden kamerlid minister* premier staatssecretaris coalitie* formatie* verkiezing* stemmen peiling* partij partijen
      gemeente gemeenten gemeenteraad* wethouder* burgemeester* provincie* wetsvoorstel regering* parlement senaat politie justitie rechter rechters
      gerechtshof vonnis uitspraak boete boetes staking* staakt staken cao inflatie* recessie* economie begroting* miljoenennota bezuiniging* tekort* faillissement* failliet ontslag*
      ontslagen reorganisatie* toeslag* stikstof* klimaatakkoord asiel* migratie* navo eu brussel europese vvd pvv cda d66 pvda groenlinks bbb nsc sp sgp
      trump poetin zelensky rutte wilders storm stormschade file files spoorstoring storing stroomstoring treinverkeer ns protest* demonstratie* boeren
      onderzoek* cbs rivm knmi inspectie huizenprijzen huizenmarkt woningmarkt woningnood huur huurders huurprijzen pensioen* aow belasting* btw
      woningcorporatie* zorgpremie* parkeertarie* subsidie* droogte wateroverlast plasticsoep
      stijgt stijgen daalt dalen waarschuwt schrapt verbiedt kondigt eist`,
    emoji: [],
    asks: [
      'wat merk jij ervan?',
      'hoe kijk jij ernaar?',
      'wat is jouw mening?',
      'wat vind jij ervan?',
      'wat zou jij hierover willen weten?',
    ],
    keeps: [],
  },
]
