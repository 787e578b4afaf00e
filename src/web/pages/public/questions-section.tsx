// What people ask before they begin. Opens and closes without a script.
import type { ReactNode } from 'react'
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

const questions: readonly [question: string, answer: ReactNode][] = [
  [
    'Wat krijg ik in de gratis proef?',
    `Je gebruikt ${TRIAL_HOURS} uur lang alle schrijftools, met ${AI_REQUESTS_LIMIT} AI-verzoeken. De klok loopt vanaf je registratie. Je hebt geen creditcard nodig en de proef gaat niet vanzelf over in een betaald abonnement.`,
  ],
  [
    'Wat telt als een AI-verzoek?',
    'Elke keer dat je iets laat maken: een set captions, een set titels, een script of een herschreven tekst. De 3-in-1 schrijft voor drie kanalen en telt daarom als drie. Mislukt een verzoek, dan krijg je het terug.',
  ],
  [
    'Wat gebeurt er na de proef?',
    'Je laat niets nieuws meer maken tot je overstapt op Premium. Alles wat je al gemaakt hebt kun je blijven lezen, kopiëren en verwijderen.',
  ],
  [
    'Hoe stap ik over op Premium, en hoe zeg ik op?',
    <>
      Stuur een bericht via <TextLink to="#contact">het contactformulier</TextLink>; de beheerder zet Premium voor je
      aan. Je betaalt per maand vooraf. Zeg je op, dan blijft Premium werken tot het einde van de maand die je al
      betaald hebt.
    </>,
  ],
  [
    'Welk AI-model schrijft er mee?',
    'Dat kiest de beheerder van deze site. Dat kan een taalmodel van een leverancier zijn, een taalmodel op eigen apparatuur, of de ingebouwde schrijfhulp, die geen AI-model is en met zinnen uit je eigen tekst werkt. Bij elk resultaat staat wat het geschreven heeft.',
  ],
  [
    'Kan ik de teksten zo overnemen?',
    'Lees ze eerst na. Een taalmodel kan feiten verzinnen, en de ingebouwde schrijfhulp neemt over wat er in je tekst staat, fouten ook. Jij beslist wat er geplaatst wordt en blijft er verantwoordelijk voor.',
  ],
  [
    'Van wie zijn de teksten, en wie leest ze mee?',
    <>
      Wat je invoert en wat je laat maken is van jou. Je invoer gaat naar het taalmodel dat is ingesteld; met de
      ingebouwde schrijfhulp verlaat je tekst deze site niet. Meer staat in het{' '}
      <TextLink to="/privacybeleid">privacybeleid</TextLink>.
    </>,
  ],
  [
    'Kan ik mijn account en mijn teksten laten verwijderen?',
    'Ja. In je geschiedenis verwijder je zelf wat je liet maken. Voor je hele account stuur je een bericht aan de beheerder. Je geschiedenis, stijlprofielen en beoordelingen gaan dan mee; gebruikscijfers blijven over zonder dat ze naar jou te herleiden zijn.',
  ],
  [
    'Kan ik Kopij zelf draaien?',
    'Ja. Kopij is vrije software onder de AGPL, versie 3 of later. Je mag de broncode gebruiken, aanpassen en op je eigen server zetten, met een taalmodel naar keuze.',
  ],
]

export function QuestionsSection() {
  return (
    <Section beside id="faq" title="Veelgestelde vragen">
      <div>
        {questions.map(([question, answer]) => (
          <details key={question} className="group border-t border-rule last:border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-serif text-result font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden className="font-sans text-title leading-none text-accent-ink group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-2xl pb-6 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
