// Words that the word list of OpenTaal does not have yet, as newspapers write them. Data only.

/**
 * A word, or with `=` a word and one of the list that it is inflected and compounded like: 'tikkie=fikkie' knows 'tikkies' and
 * 'tikkiebedrag' too.
 */
export const NEW_WORDS: readonly string[] = `
  winactie=actie winacties welste lungo lungo's hydro caption=fikkie captions tikkie=fikkie tikkies crypto=auto cryptobeurs cryptowallet
  chatbots podcastmaker binge-watchen deepfakes fatbike=fiets fatbikes wifi-versterker videobelde teamsen netcongestie biobased traybake
  traybakes smoothie=fikkie poké poké-bowl foodtrucks flat-white scale-up scale-ups spreidingswet non-binair lhbti lhbti'er lhbtiq woke
  cancelcultuur rewilding wandelapp podwalk padel padellen padelt padelbaan=baan bouldert suppen supt crossfit spinningles bookfluencer
  campervan repaircafé minibieb=bieb knarrenhof buurtapp=kap buurtpreventieapp machinelearning goudreinet=raket goudreinetten
  orderpicker=zanger orderpickers vergrassen vergrast pickstation pickstations dalkorting ict pick picks krijser krijsers scaleup startup
  mocktail mocktails vape vapen vapet vapes tiktokker=zanger tiktokkers instagrammer instagramaccount youtuber=zanger youtubers
  cryptobeurzen factcheckers podwalks thai`
  .trim()
  .split(/\s+/)
