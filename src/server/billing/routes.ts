// The endpoints of paying for Premium and of withdrawing, and where Stripe's notices come in.
import type { FastifyInstance } from 'fastify'
import { entitlement } from '#contract/access.ts'
import * as contract from '#contract/billing/endpoints.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { change } from '../change/change.ts'
import { serve, servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { UNDER_WAY } from '../payments/open-order.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { limitPerUser } from '../http/waiting.ts'
import { tellFailedRefund } from './failed-refund.ts'
import { refreshBilling } from './jobs.ts'
import { paymentsOf } from './paying.ts'
import { refreshCustomer } from './reconcile.ts'
import { chooseMain, toWire, type KeptSubscription } from './rules.ts'
import * as store from './store.ts'
import { askWithdrawal } from './withdrawal-jobs.ts'
import { confirmWithdrawal } from './withdrawal.ts'

/** Where the browser comes back from Stripe: the account, with what became of it. */
const back = (site: Site, how: 'gelukt' | 'afgebroken') => `${site.address()}/admin?tab=account&betaling=${how}`

export function billingRoutes(app: FastifyInstance, site: Site, throttle: Throttle, limited: boolean): void {
  const { db, clock } = site
  /** Each of these asks Stripe: a script that runs away must not. */
  const pace = limitPerUser(limited, { points: 20, seconds: 600, what: 'Te veel bestellingen na elkaar.' })

  serve(app, site, contract.billing, async ({ user }) => {
    const customer = await store.customerOf(db, user.id)
    const [all, invoices] = customer
      ? await Promise.all([store.subscriptionsOf(db, customer.id), store.invoicesOf(db, customer.id)])
      : [[], []]
    return {
      payments: site.payments !== undefined,
      subscription: toWire(chooseMain(all).main, clock()),
      invoices: invoices.map(({ number, date, cents, state, url }) => ({
        number,
        date: date.toISOString(),
        cents,
        state,
        url,
      })),
    }
  })

  serve(app, site, contract.checkout, async ({ user, body }) => {
    const payments = paymentsOf(site)
    if (user.emailConfirmedAt === null) throw new Problem('emailUnconfirmed')
    if (entitlement(user, clock()).paid) throw new Problem('alreadyPremium')
    pace(user.id)
    const known = await store.customerOf(db, user.id)
    // Paid in another window a moment ago, it stands at Stripe before we hear of it.
    if (known !== undefined) await refreshCustomer(site, payments, known.id)
    const all = known ? await store.subscriptionsOf(db, known.id) : []
    const { main } = chooseMain(all)
    if (main?.standing === 'pending') throw new Problem('alreadyPremium', { message: UNDER_WAY })
    if (main !== undefined) throw new Problem('alreadyPremium')
    const customer = known?.id ?? (await makeCustomer(user))
    const vatNumber = body.kind === 'business' ? (body.vatNumber ?? null) : null
    if (known !== undefined || vatNumber !== null) await payments.setVatNumber(customer, vatNumber)
    const url = await payments.openCheckout({
      userId: user.id,
      customer,
      kind: body.kind,
      vatNumber,
      paidUrl: back(site, 'gelukt'),
      leftUrl: back(site, 'afgebroken'),
    })
    return { url }
  })
  async function makeCustomer({ id: userId, email, name }: PublicUser): Promise<string> {
    const id = await paymentsOf(site).makeCustomer({ userId, email, name })
    return (await change(site, { id: userId }, (tx, { at }) => store.keepCustomer(tx, userId, id, at))).id
  }

  serve(app, site, contract.portal, async ({ user }) => {
    const payments = paymentsOf(site)
    const customer = await store.customerOf(db, user.id)
    if (customer === undefined) throw new Problem('noSubscription')
    pace(user.id)
    return { url: await payments.openPortal(customer.id, `${site.address()}/admin?tab=account`) }
  })

  serve(app, site, contract.cancelPremium, ({ user }) => endWithPeriod(user, true))
  serve(app, site, contract.resumePremium, ({ user }) => endWithPeriod(user, false))
  async function endWithPeriod(user: PublicUser, ends: boolean) {
    const payments = paymentsOf(site)
    const customer = await store.customerOf(db, user.id)
    const main = customer && chooseMain(await store.subscriptionsOf(db, customer.id)).main
    if (customer === undefined || main === undefined || !mayChange(main)) throw new Problem('noSubscription')
    pace(user.id)
    await payments.endWithPeriod(main.id, ends)
    // What changed at Stripe stands there; if asking fails now, its notice brings it.
    await refreshCustomer(site, payments, customer.id).catch((failure: unknown) =>
      site.warn(failure, 'Een opzegging kon nog niet worden opgehaald.'),
    )
    return {}
  }

  servePublic(app, site, contract.askWithdrawal, async ({ body, request }) => {
    paymentsOf(site)
    await throttle.message(visitorAddress(request))
    await askWithdrawal(site, { email: body.email, reference: body.reference || null })
    return {}
  })
  servePublic(app, site, contract.withdraw, async ({ params }) => ({
    at: (await confirmWithdrawal(site, params.token)).toISOString(),
  }))

  void app.register(async (scope) => {
    // The signature is of the bytes as they came: JSON that was read and written again has another one.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    servePublic(scope, site, contract.webhook, async ({ request }) => {
      const payments = paymentsOf(site)
      const { 'stripe-signature': signature } = request.headers
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = await payments.readNotice(body, typeof signature === 'string' ? signature : undefined, clock())
      // Only noted here, so that Stripe has its answer at once; a job asks how it is now.
      await change(site, null, async (tx, { at }) => {
        await tellFailedRefund(site, tx, notice, at)
        if (notice.customer === null || (await store.findCustomerRow(tx, notice.customer)) === undefined) return
        if (!(await store.takeNotice(tx, notice.id, notice.type, at))) return
        await site.jobs.send(tx, refreshBilling, {
          customer: notice.customer,
          heardAt: notice.createdAt.toISOString(),
        })
      })
      return {}
    })
  })
}

/** One that was not paid yet cannot be changed, only left. */
const mayChange = ({ standing }: KeptSubscription) => standing === 'open' || standing === 'failed'
