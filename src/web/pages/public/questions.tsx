// The questions of the landing page, with their answers: for people, and as data for search engines.
import type { ReactNode } from 'react'
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { Unless, When } from './passages.tsx'
import { TextLink } from './text-link.tsx'

export interface Question {
  question: string
  answer: ReactNode
  /** Asked only where anybody may register, or only where people are invited. */
  only?: 'open' | 'invite'
}

const contactForm = <TextLink to="#contact">het contactformulier</TextLink>

export const questions: readonly Question[] = [
  {
    only: 'open',
    question: 'Wat krijg ik in de gratis proef?',
    answer: `Je gebruikt ${TRIAL_HOURS} uur lang alle schrijftools, met ${AI_REQUESTS_LIMIT} AI-verzoeken. De klok loopt vanaf je registratie. Je hebt geen creditcard nodig en de proef gaat niet vanzelf over in een betaald abonnement.`,
  },
  {
    only: 'invite',
    question: 'Hoe krijg ik een account?',
    answer: (
      <>
        Op uitnodiging. Vraag de beheerder erom via {contactForm}. Je krijgt dan een mail met een link waarmee je zelf
        je account maakt; zonder uitnodiging kan niemand zich hier registreren.
      </>
    ),
  },
  {
    question: 'Wat telt als een AI-verzoek?',
    answer:
      'Elke keer dat je iets laat maken: een set captions, een set titels, een script of een herschreven tekst. De 3-in-1 schrijft voor drie kanalen en telt daarom als drie. Mislukt een verzoek, dan krijg je het terug.',
  },
  {
    only: 'open',
    question: 'Wat gebeurt er na de proef?',
    answer:
      'Je laat niets nieuws meer maken tot je overstapt op Premium. Alles wat je al gemaakt hebt kun je blijven lezen, kopiëren en verwijderen.',
  },
  {
    question: 'Hoe stap ik over op Premium, en hoe zeg ik op?',
    answer: (
      <>
        <When fact="payments">
          Je kiest Premium onder Account en betaalt via Stripe met een kaart, iDEAL of SEPA-incasso, per maand vooraf.
          Opzeggen doe je op dezelfde plek; Premium blijft dan werken tot het einde van de maand die je al betaald hebt,
          en tot die tijd kun je de opzegging terugdraaien. Als consument kun je de bestelling binnen 14 dagen
          herroepen.
        </When>
        <Unless fact="payments">
          Stuur een bericht via {contactForm}; de beheerder zet Premium voor je aan. Je betaalt per maand vooraf. Zeg je
          op, dan blijft Premium werken tot het einde van de maand die je al betaald hebt.
        </Unless>
      </>
    ),
  },
  {
    question: 'Welk AI-model schrijft er mee?',
    answer:
      'Dat kiest de beheerder van deze site. Dat kan een taalmodel van een leverancier zijn, een taalmodel op eigen apparatuur, of de ingebouwde schrijfhulp, die geen AI-model is en met zinnen uit je eigen tekst werkt. Bij elk resultaat staat wat het geschreven heeft.',
  },
  {
    question: 'Kan ik de teksten zo overnemen?',
    answer:
      'Lees ze eerst na. Een taalmodel kan feiten verzinnen, en de ingebouwde schrijfhulp neemt over wat er in je tekst staat, fouten ook. Jij beslist wat er geplaatst wordt en blijft er verantwoordelijk voor.',
  },
  {
    question: 'Van wie zijn de teksten, en wie leest ze mee?',
    answer: (
      <>
        Wat je invoert en wat je laat maken is van jou. Je invoer gaat naar het taalmodel dat is ingesteld; met de
        ingebouwde schrijfhulp verlaat je tekst deze site niet. Meer staat in het{' '}
        <TextLink to="/privacybeleid">privacybeleid</TextLink>.
      </>
    ),
  },
  {
    question: 'Kan ik mijn account en mijn teksten meenemen of verwijderen?',
    answer:
      'Ja. Onder Account download je alles wat je maakte als ZIP, en verwijder je je account: je bevestigt dat met de link in een mail en hebt dan nog 7 dagen om terug te komen. Daarna zijn je concepten, geschiedenis, afbeeldingen, stijlprofielen en beoordelingen weg. Artikelen die zijn gepubliceerd of nagekeken blijven bij de redactie, zonder dat erbij staat dat ze van jou waren; gebruikscijfers blijven over zonder dat ze naar jou te herleiden zijn, en bij een artikel dat je nakeek blijft je naam staan. Losse teksten verwijder je in je geschiedenis.',
  },
  {
    question: 'Kan ik Kopij zelf draaien?',
    answer:
      'Ja. Kopij is vrije software onder de AGPL, versie 3 of later. Je mag de broncode gebruiken, aanpassen en op je eigen server zetten, met een taalmodel naar keuze.',
  },
]
