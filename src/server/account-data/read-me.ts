// The text that explains a copy of somebody's data to who opens it. Knows no database.
import { EXPORT_DAYS } from '#contract/account-data/own-export.ts'
import type { Subject } from './subjects.ts'

/** What of a subject is in the ZIP. */
export interface Written {
  name: string
  subject: Pick<Subject, 'title' | 'about' | 'rows' | 'table' | 'files'>
  rows: number
  files: number
}

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
const number = new Intl.NumberFormat('nl-NL')

/** How wide a line is, in characters: an old Notepad does not wrap. */
const WIDTH = 78

/** With the line ends of Windows, which every other system reads too. */
export function readMe(
  user: { name: string; username: string; emailConfirmedAt: Date | null },
  written: readonly Written[],
  now: Date,
): string {
  const there = written.filter(({ rows, files }) => rows + files > 0)
  const empty = written
    .filter(({ name, rows, files }) => rows + files === 0 && (name !== 'berichten' || user.emailConfirmedAt !== null))

    .map(({ subject }) => subject.title.toLowerCase())
  const parts = [
    'JE GEGEVENS UIT KOPIJ',
    wrapped(
      `Dit is een kopie van alles wat Kopij bewaart van ${user.name} (${user.username}), gemaakt op ${moment.format(now)}.`,
    ),
    wrapped(
      'Wat je wilt lezen of elders gebruiken, staat in mappen. De bestanden op .json zijn voor programma’s: een lijst per onderwerp, met Engelse veldnamen en tijden in UTC. Een teksteditor of browser opent ze ook.',
    ),
    'WAT ERIN ZIT',
    ...there.map((one) => `${headingOf(one)}\n${wrapped(one.subject.about, '  ')}`),
    ...(empty.length === 0 ? [] : [wrapped(`Hiervan is niets van je bewaard: ${empty.join(', ')}.`)]),
    'WAT ER NIET IN ZIT',
    wrapped(
      'Je wachtwoord (daarvan bewaart Kopij alleen een afdruk waaruit het niet terug te halen is), geheime adressen en sleutels, wat een verzoek de beheerder kostte, en gegevens van anderen. Wat je uit je geschiedenis verwijderde, is er ook niet meer.',
    ),
    ...(user.emailConfirmedAt === null
      ? [
          wrapped(
            'Je e-mailadres is nog niet bevestigd. Berichten die ermee via het contactformulier zijn gestuurd, zitten er daarom niet in: ze kunnen van iemand anders zijn.',
          ),
        ]
      : []),
    wrapped(
      `Bewaar dit bestand goed: wie het heeft, kan alles lezen. In Kopij verdwijnt het ${EXPORT_DAYS} dagen nadat het gemaakt is.`,
    ),
  ]
  return `${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n')
}

function headingOf({ name, subject, rows, files }: Written): string {
  const lists = rows === 0 ? [] : [`${name}.json`, ...(subject.table === undefined ? [] : [`${name}.csv`])]
  const counts = [
    ...(rows === 0 ? [] : [counted(rows, 'regel', 'regels')]),
    ...(files === 0 ? [] : [counted(files, 'bestand', 'bestanden')]),
  ]
  const where = lists.length === 0 ? '' : `${lists.join(', ')}: `
  return `${subject.title} (${where}${counts.join(' en ')})`
}

const counted = (count: number, one: string, more: string) => `${number.format(count)} ${count === 1 ? one : more}`

function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}
