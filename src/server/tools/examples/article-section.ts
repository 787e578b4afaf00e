// Examples of one section of an article, written again.
import type { Examples } from '../examples.ts'

const ferry = 'twee berichten over een pont tussen Wilgenoord en Dijkzicht, met een tweede boot vanaf 1 april'

export const articleSectionExamples: Examples = {
  good: [
    {
      from: `${ferry} (onderdeel ‘Een kaartje blijft even duur’; de inleiding noemde de tweede boot al)`,
      text: '## Een kaartje blijft even duur\n\nAan de prijs verandert niets: een overtocht kost € 1,80. Met een abonnement is dat de helft.',
      why: 'Alleen dit onderdeel, met zijn eigen kop. De tweede boot staat al in de inleiding en komt niet terug.',
    },
    {
      from: `${ferry} (onderdeel ‘Hoe het verder gaat’, met het punt ‘wat na drie jaar’)`,
      text: '## Hoe het verder gaat\n\nNa de zomer telt de gemeente hoeveel mensen er meevaren. Pas dan wordt besloten of de tweede boot blijft.\n\n[nog in te vullen: wat er na drie jaar gebeurt]',
      why: 'Wat de bronnen weten, en daarna zichtbaar wat zij niet weten.',
    },
    {
      from: `${ferry} (onderdeel ‘Op zondag’, opdracht: ‘korter’)`,
      text: '## Op zondag\n\nOok op zondag komt er een dienst, van negen tot zes.',
      why: 'Eén zin is genoeg als er niet meer te vertellen is.',
    },
  ],
  rejected: [
    {
      from: `${ferry} (onderdeel ‘Op zondag’)`,
      text: 'Zoals je hierboven las, vaart de pont vaker. Op zondag kun je heerlijk uitwaaien op het water!',
      why: 'Het herhaalt de inleiding, de kop ontbreekt en het uitwaaien staat in geen bron.',
    },
    {
      from: `${ferry} (onderdeel ‘Een kaartje blijft even duur’)`,
      text: '## Een kaartje blijft even duur\n\nEen kaartje kost € 1,80.\n\n## Conclusie\n\nAl met al een mooie verbetering.',
      why: 'Er staat een onderdeel bij dat niemand vroeg.',
    },
  ],
}
