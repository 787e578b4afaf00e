// Sends mails, by SMTP or as files in the data folder, and remembers how the last ones went. Knows nothing of their words.
import { Problem } from '#contract/problems.ts'
import { fileDelivery, mailFolder } from './files.ts'
import type { Mail } from './mail.ts'
import { smtpDelivery } from './smtp.ts'

/** How mails are sent and how that went, for the screen that shows the state of the installation. */
export interface MailState {
  kind: 'smtp' | 'files'
  /** The mail server's name, or the folder. */
  where: string
  /** Who mails come from, as configured. */
  from: string
  lastSuccess?: Date
  /** The message holds no password. */
  lastFailure?: { message: string; at: Date }
}

export interface Mailer {
  /** Resolves once the mail server took the mail over, or its file is written. @throws Problem mailFailed. */
  send(mail: Mail): Promise<void>
  /** Since this process started. */
  state(): MailState
  /** Calls `hear` with every mail's failure, whose message holds no password. */
  onFailure(hear: (failure: Error) => void): void
}

/** Whether mails reach people, and are not just kept as files. */
export const sendsMail = (mailer: Pick<Mailer, 'state'>) => mailer.state().kind === 'smtp'

interface MailerSettings {
  /** Undefined: mails are kept as files. */
  smtpUrl: string | undefined
  /** An address, or `Name <address>`. */
  from: string
  dataDir: string
  clock?: () => Date
}

export function createMailer({ smtpUrl, from, dataDir, clock = () => new Date() }: MailerSettings): Mailer {
  const kind = smtpUrl === undefined ? 'files' : 'smtp'
  const where = smtpUrl === undefined ? mailFolder(dataDir) : new URL(smtpUrl).hostname
  const ears: ((failure: Error) => void)[] = []
  const deliver = smtpUrl === undefined ? fileDelivery(dataDir, from, clock) : smtpDelivery(smtpUrl, from)
  let last: Pick<MailState, 'lastSuccess' | 'lastFailure'> = {}
  return {
    async send(mail) {
      try {
        await deliver({ ...mail, subject: oneLine(mail.subject) })
        last = { ...last, lastSuccess: clock() }
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error))
        last = { ...last, lastFailure: { message: failure.message, at: clock() } }
        for (const hear of ears) hear(failure)
        throw new Problem('mailFailed', { cause: error })
      }
    },
    state: () => ({ kind, where, from, ...last }),
    onFailure: (hear) => void ears.push(hear),
  }
}

/** Without line breaks: in a subject, one would let a visitor add a header of their own to the mail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
