// The letter about a copy of one's data that is ready, in its words.
import { EXPORT_DAYS } from '#contract/account-data/own-export.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Letter } from '../letters/letter.ts'

/** @param url where it can be fetched. */
export const readyLetter = ({ email, name }: Pick<PublicUser, 'email' | 'name'>, url: string): Letter => ({
  to: email,
  name,
  subject: 'De kopie van je gegevens staat klaar',
  paragraphs: [
    `Je vroeg om een kopie van alles wat Kopij van je bewaart. Die staat ${EXPORT_DAYS} dagen klaar in je account, bij ‘Je gegevens’. Ophalen kan alleen als je bent ingelogd.`,
  ],
  button: { label: 'Naar je gegevens', url },
  after: [
    'Heb jij hier niet om gevraagd? Dan is iemand anders met jouw account ingelogd. Wijzig je wachtwoord meteen.',
  ],
  why: 'Je krijgt deze mail omdat in je account bij Kopij om een kopie van je gegevens is gevraagd.',
})
