// The registers of eating and drinking: by which words each is known, its emoji, and what it may ask. Data only.
// Dishes are mostly compounds: the last part tells ('boerenkoolstamppot', 'kerriesalade').

import type { RegisterEntry } from './register-entry.ts'

export const REGISTERS_AT_TABLE: readonly RegisterEntry[] = [
  {
    register: 'recipe',
    words: 'recept *recept',
    emoji: ['🍽️', '😋'],
    asks: [
      'wie schuift er aan?',
      'wanneer staat dit bij jou op tafel?',
      'krijg je al trek?',
      'voor wie maak jij dit?',
      'ga jij dit maken?',
      'wel of niet jouw smaak?',
    ],
    keeps: [
      'bewaar dit recept voor het weekend',
      'stuur dit naar je tafelgenoten',
      'deel dit met iemand met wie je graag eet',
      'bewaar dit voor als je gaat koken of bakken',
    ],
  },
  {
    register: 'food',
    words: `recepten *recepten taart *taart *taarten *cake cake *cakejes *muffins *brownies brownies *koekjes koekjes *koeken *wafels *soep soep soepen *soepen
      pasta *pasta -tandpasta -*tandpasta lasagne *lasagne risotto *risotto salade* *salade *salades *saus sauzen -muursaus -latexsaus ovenschotel* *ovenschotel ovengerecht*
      *ovengerecht *pastagerecht *rijstgerecht *kipgerecht *visgerecht *hoofdgerecht *voorgerecht *nagerecht *bijgerecht *pansgerecht *pastaschotel *rijstschotel *koolschotel *groenteschotel
      stamppot* *stamppot *stamppotten hutspot zuurkool* boerenkool* pannenkoek* *pannenkoek *pannenkoeken poffertjes pizza* *pizza curry *curry *quiche quiche hartige *gratin *ragout
      stoofpot* *stoofpot stoofvlees stoofpeertjes *kroketten *pudding *mousse *vlaai vlaai brood *brood *broden *broodjes broodje broodjes -genadebrood -hongerbrood -geloofsbrood gehaktballen
      *balletjes appelmoes tosti* *tosti wraps *hapjes hapje* hapjes borrelhap* tapas dessert desserts toetje* airfryergerecht* gevulde gegrilde geroosterde gestoofde gemarineerde kapsalon shakshuka hummus *dressing *gebak
      gerecht gerechten -stadsgerecht`,
    emoji: ['🍽️', '😋'],
    asks: [
      'wie schuift er aan?',
      'krijg je al trek?',
      'wel of niet jouw smaak?',
      'komt dit bij jou weleens op tafel?',
      'wat is jouw variant?',
      'met wie zou jij dit eten?',
    ],
    keeps: [
      'bewaar dit voor als je trek krijgt',
      'stuur dit naar je tafelgenoten',
      'deel dit met iemand met wie je graag eet',
      'bewaar dit voor een avond thuis',
    ],
  },
  {
    register: 'meals',
    words: `bakken koken kookboek* ontbijt* lunch* diner avondeten eten barbecue* bbq keukentip* maaltijd* kooktip* airfryer*`,
    emoji: ['🍽️', '😋'],
    asks: [
      'wat staat er bij jou op tafel?',
      'waar houd jij van?',
      'wat is jouw gewoonte?',
      'hoe gaat dat bij jou thuis?',
      'wat zijn jouw ervaringen?',
    ],
    keeps: [
      'deel dit met iemand met wie je graag eet',
      'bewaar dit voor het weekend',
      'stuur dit naar je tafelgenoten',
    ],
  },
  {
    register: 'tastes',
    words: `smoothie* koffie *koffie thee *thee wijn wijnen bier bieren speciaalbier cocktail* kaas *kaas kazen chocolade*`,
    emoji: ['😋'],
    asks: [
      'waar houd jij van?',
      'wat is jouw favoriet?',
      'wel of niet jouw smaak?',
      'wat kies jij?',
      'hoe vaak staat dit bij jou op tafel?',
    ],
    keeps: [
      'voor wie van lekker eten en drinken houdt',
      'deel dit met een fijnproever',
      'deel dit met iemand met wie je graag aan tafel zit',
    ],
  },
]
