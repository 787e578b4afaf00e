// What happens about links in mail by itself or later: letters about a trial, the link to a new password, and forgetting.
import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { findByEmail, findPerson } from '../accounts/address-store.ts'
import { holdUser } from '../accounts/holds.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob, sentJob } from '../jobs/job.ts'
import { forgetInvitations } from './invitation-store.ts'
import { forgetLinks } from './link-store.ts'
import { isOnTrial, post, sendReset, type Office } from './post-office.ts'
import { ENDED_KEPT_DAYS, trialLetterDue } from './rules.ts'
import { trialLetterKinds } from './tables.ts'
import { trialEndedLetter, trialEndingLetter } from './trial-letters.ts'
import { markTrialLetter } from './trial-store.ts'

/**
 * Sends the link to a new password to the user with this address, if there is one. A job, so that the answer to whoever asks
 * takes equally long for every address. Run twice it sends two letters, of which the newer one works.
 */
export const sendResetLetter = sentJob({
  name: 'send-reset-letter',
  title: 'Link voor een nieuw wachtwoord maken',
  /** Sealed: what people type here may be anybody's address. */
  data: z.object({ sealed: z.string() }),
  run: async (site: ChangeSite & Office, { data }) => {
    const email = site.secrets.open('mail', data.sealed)
    await change(site, null, async (tx, { at }) => {
      const user = await findByEmail(tx, email)
      if (user !== undefined) await sendReset(site, tx, user, at)
    })
  },
})

const dutchMoment = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

/** Sent at registration, once for each letter. Looks when its time has come whether there is still a trial to write about. */
export const sendTrialLetter = sentJob({
  name: 'send-trial-letter',
  title: 'Mail over een proefperiode',
  data: z.object({ userId: z.number().int(), kind: z.enum(trialLetterKinds) }),
  run: async (site: ChangeSite & Office & Pick<Site, 'jobs'>, { data: { userId, kind } }) => {
    await change(site, null, async (tx, { at }) => {
      // Held: who pays or asks to be deleted at this moment is waited for.
      await holdUser(tx, userId, 'no key update')
      const user = await findPerson(tx, userId)
      if (user === undefined || !isOnTrial(user)) return
      const end = user.subscriptionEndDate
      const due = trialLetterDue(kind, end)
      // An administrator gave them more time: then the letter waits as long.
      if (due > at) return site.jobs.send(tx, sendTrialLetter, { userId, kind }, { after: due })
      // Nobody ran this for hours: what ends is over by now, and the other letter says so.
      if (kind === 'ending' && end <= at) return
      // Who leaves has read when that is.
      if (user.deletionDueAt !== null) return
      if (!(await markTrialLetter(tx, userId, kind))) return
      await post(site, tx, (house) =>
        kind === 'ending' ? trialEndingLetter(house, user, dutchMoment.format(end)) : trialEndedLetter(house, user),
      )
    })
  },
})

export const forgetAccountLinks = scheduledJob({
  name: 'forget-account-links',
  title: 'Verlopen links en uitnodigingen opruimen',
  schedule: { cron: '20 4 * * *' },
  run: async ({ db }: Pick<Site, 'db'>, { now }) => {
    const before = new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MS)
    await forgetLinks(db, before)
    await forgetInvitations(db, before)
  },
})
