// What accounts ask for when somebody registers or a password changes: invitations are looked at and used, letters posted.
import type { Correspondence } from '../accounts/correspondence.ts'
import { givenDesk } from '../accounts/rules.ts'
import { emailTaken } from '../accounts/store.ts'
import { Problem } from '#contract/problems.ts'
import type { Site } from '../http/site.ts'
import { acceptInvitation, dropInvitations, findByToken } from './invitation-store.ts'
import { sendTrialLetter } from './jobs.ts'
import { canBeTakenBack, dropLinks, keepTakeBacks, ownTakeBack } from './link-store.ts'
import { askToConfirm, post, tellOfPassword, tellOldAddress } from './post-office.ts'
import { trialLetterDue } from './rules.ts'
import { comeBack, settleFor } from './taking-back.ts'
import { trialLetterKinds } from './tables.ts'
import { pastTrialLetter } from './trial-letters.ts'

export function createCorrespondence(site: Site): Correspondence {
  const { db, clock } = site

  /** @throws Problem when this invitation is not for this address, or not any more. */
  async function look(token: string, email: string, from = db): Promise<void> {
    const found = await findByToken(from, token, clock())
    if (found.state === 'accepted') throw new Problem('letterLinkUsed')
    if (found.state === 'expired') throw new Problem('letterLinkExpired')
    if (found.state === 'void') throw new Problem('letterLinkUnknown')
    if (found.email.toLowerCase() !== email.toLowerCase()) {
      const message = `Deze uitnodiging is voor ${found.email}.`
      throw new Problem('invalidInput', { message, errors: { email: message } })
    }
  }

  return {
    async refuse({ email, invitation }) {
      if (invitation !== undefined) await look(invitation, email)
      else if (site.registration === 'invite') throw new Problem('invitationNeeded')
    },

    async admit(tx, at, { email, invitation }) {
      // Whoever took an account over could keep its owner out with the address that they left.
      if (await canBeTakenBack(tx, email, at)) throw emailTaken()
      if (invitation === undefined) {
        return { role: 'user', desk: 'none', emailConfirmedAt: null, invited: false }
      }
      const accepted = await acceptInvitation(tx, invitation, at)
      if (accepted === undefined) {
        await look(invitation, email, tx)
        throw new Problem('letterLinkUnknown')
      }
      return { role: accepted.role, desk: accepted.desk, emailConfirmedAt: at, invited: true }
    },

    async welcome(tx, deed, user, how, trial) {
      if (how === 'invited') {
        const { email, role } = user
        deed.record('user.join', user, { email: { to: email }, role: { to: role }, ...givenDesk(user) })
        return
      }
      // Invited, but registered without the link: the invitation has nothing left to give.
      await dropInvitations(tx, user.email)
      await askToConfirm(site, tx, user, deed.at, how)
      if (trial === 'refused') await post(site, tx, (house) => pastTrialLetter(house, user))
      const end = user.subscriptionEndDate
      if (trial !== 'begins' || end === null) return
      for (const kind of trialLetterKinds)
        await site.jobs.send(tx, sendTrialLetter, { userId: user.id, kind }, { after: trialLetterDue(kind, end) })
    },

    async addressGiven(tx, deed, user, email) {
      const { by, at } = deed
      if (user?.email.toLowerCase() === email.toLowerCase()) return false
      if (await canBeTakenBack(tx, email, at, user?.id)) throw emailTaken()
      // Of who has it now, however it came: who is deleted later must not come back by it.
      await dropInvitations(tx, email)
      // What was asked before it would move the account away again.
      if (user === undefined) return false
      await dropLinks(tx, user.id, ['change'])
      const backTo = await ownTakeBack(tx, user.id, email, at)
      if (backTo !== undefined) await comeBack(site, tx, deed, { ...user, email, emailConfirmedAt: at }, backTo)
      else if (user.id === by.id) {
        await keepTakeBacks(tx, user, at)
        await tellOldAddress(site, tx, user, at)
      }
      // What an administrator decides for somebody is not undone from an address that they had, nor by what was added since: both may be a
      // thief's.
      else await settleFor(site, tx, deed, { ...user, email, emailConfirmedAt: null })
      return backTo !== undefined
    },

    passwordChanged: (tx, user, by) => tellOfPassword(site, tx, user, by),
  }
}
