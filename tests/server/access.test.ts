// Who may call what: every endpoint of the contract, for every role. A new endpoint that is not in this table fails it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { endpointsOfContract } from '../support/contract.ts'

const roles = ['visitor', 'user', 'free', 'paid', 'admin'] as const
type Asker = (typeof roles)[number]
const everyone: Asker[] = [...roles]
const loggedIn: Asker[] = ['user', 'free', 'paid', 'admin']
const paying: Asker[] = ['paid', 'admin']
const administrators: Asker[] = ['admin']

/** Who gets past the guard. Past it, an empty body may still be bad input. */
const table: Record<string, Asker[]> = {
  'GET /api/health': everyone,
  'POST /api/login': everyone,
  'POST /api/register': everyone,
  'POST /api/logout': everyone,
  'POST /api/login/second-step': everyone,
  'POST /api/login/passkey/options': everyone,
  'POST /api/login/passkey': everyone,
  'GET /api/front-door': everyone,
  'GET /api/email-confirmation/:token': everyone,
  'POST /api/email-confirmation/:token': everyone,
  'DELETE /api/email-confirmation/:token': everyone,
  'POST /api/email-confirmation': loggedIn,
  'POST /api/password-reset': everyone,
  'GET /api/password-reset/:token': everyone,
  'POST /api/password-reset/:token': everyone,
  'GET /api/account': loggedIn,
  'PUT /api/account': loggedIn,
  'GET /api/invitations': administrators,
  'POST /api/invitations': administrators,
  'POST /api/invitations/:id/resend': administrators,
  'DELETE /api/invitations/:id': administrators,
  'GET /api/invitation/:token': everyone,
  'GET /api/user': loggedIn,
  'GET /api/account/sessions': loggedIn,
  'DELETE /api/account/sessions/:id': loggedIn,
  'DELETE /api/account/sessions': loggedIn,
  'GET /api/account/second-step': loggedIn,
  'POST /api/account/totp': loggedIn,
  'POST /api/account/totp/confirm': loggedIn,
  'POST /api/account/totp/recovery-codes': loggedIn,
  'DELETE /api/account/totp': loggedIn,
  'POST /api/account/passkeys/options': loggedIn,
  'GET /api/account/passkeys': loggedIn,
  'POST /api/account/passkeys': loggedIn,
  'DELETE /api/account/passkeys/:id': loggedIn,
  'GET /api/settings/second-step': administrators,
  'PUT /api/settings/second-step': administrators,
  'DELETE /api/users/:id/second-step': administrators,
  'POST /api/user/register-ai-request': loggedIn,
  'POST /api/content/facebook-titles': loggedIn,
  'POST /api/content/pinterest-titles': loggedIn,
  'POST /api/content/linkinbio-titles': loggedIn,
  'POST /api/caption/linkinbio': loggedIn,
  'POST /api/titeltovenaar/generate': loggedIn,
  'POST /api/shorts-text-generator': loggedIn,
  'POST /api/rewriter': loggedIn,
  'POST /api/sources/read': loggedIn,
  'GET /api/styles': paying,
  'POST /api/styles': paying,
  'PUT /api/styles/:id': paying,
  'DELETE /api/styles/:id': paying,
  'GET /api/own-words': loggedIn,
  'POST /api/own-words': loggedIn,
  'DELETE /api/own-words/:id': loggedIn,
  'GET /api/history': loggedIn,
  'GET /api/history/:id/source': loggedIn,
  'PUT /api/history/:id': loggedIn,
  'DELETE /api/history/:id': loggedIn,
  'POST /api/history/:id/restore': loggedIn,
  'POST /api/feedback': loggedIn,
  'GET /api/learning': loggedIn,
  'DELETE /api/learning/:id': loggedIn,
  'DELETE /api/learning': loggedIn,
  'GET /api/inspiratie-links': loggedIn,
  'GET /api/inspiratie-links/:id': loggedIn,
  'POST /api/inspiratie-links': administrators,
  'PUT /api/inspiratie-links/:id': administrators,
  'DELETE /api/inspiratie-links/:id': administrators,
  'POST /api/inspiratie-links/:id/restore': administrators,
  'POST /api/inspiratie-links/:id/claim': loggedIn,
  'POST /api/inspiratie-links/:id/unclaim': loggedIn,
  'POST /api/inspiratie-links/:id/status': loggedIn,
  'POST /api/inspiratie-links/bulk': loggedIn,
  'GET /api/articles': loggedIn,
  'GET /api/articles/counts': loggedIn,
  'GET /api/articles/keyphrase': loggedIn,
  'GET /api/articles/picture': loggedIn,
  'POST /api/articles/pictures': loggedIn,
  'GET /api/articles/pictures/:name': loggedIn,
  'POST /api/articles/pictures/:name/take': loggedIn,
  'GET /api/articles/:id': loggedIn,
  'GET /api/articles/:id/head': loggedIn,
  'POST /api/articles': loggedIn,
  'PUT /api/articles/:id': loggedIn,
  'DELETE /api/articles/:id': loggedIn,
  'POST /api/articles/:id/undelete': loggedIn,
  'GET /api/articles/:id/versions': loggedIn,
  'GET /api/articles/:id/versions/:n': loggedIn,
  'POST /api/articles/:id/versions': loggedIn,
  'POST /api/articles/:id/versions/:n/restore': loggedIn,
  'POST /api/articles/:id/checked': loggedIn,
  'POST /api/articles/outline': loggedIn,
  'POST /api/articles/draft': loggedIn,
  'POST /api/articles/section': loggedIn,
  'POST /api/articles/meta': loggedIn,
  'POST /api/articles/:id/metrics': loggedIn,
  'GET /api/articles/:id/export': loggedIn,
  'POST /api/articles/export': loggedIn,
  'POST /api/articles/import': loggedIn,
  'POST /api/articles/campaign': loggedIn,
  'GET /api/articles/:id/campaign': loggedIn,
  'PUT /api/articles/:id/campaign/:part': loggedIn,
  'POST /api/upscale-image': loggedIn,
  'GET /api/upscale-image/pace': loggedIn,
  'POST /api/pictures/look': loggedIn,
  'GET /api/pictures/:name': loggedIn,
  'DELETE /api/pictures/:name': loggedIn,
  'POST /api/image-enhancer/enhance': loggedIn,
  'POST /api/image-enhancer/again': loggedIn,
  'POST /api/image-enhancer/download-zip': loggedIn,
  'GET /api/image-enhancer/recipes': loggedIn,
  'POST /api/image-enhancer/recipes': loggedIn,
  'PUT /api/image-enhancer/recipes/:id': loggedIn,
  'DELETE /api/image-enhancer/recipes/:id': loggedIn,
  'POST /api/shorts-image-creator/combine': loggedIn,
  'POST /api/shorts-image-creator/again': loggedIn,
  'GET /api/shorts-image-creator/download/:filename/:format': loggedIn,
  'POST /api/shorts-image-creator/download-zip': loggedIn,
  'GET /api/shorts-image-creator/zip': loggedIn,
  'GET /api/live': loggedIn,
  'GET /api/audit': administrators,
  'GET /api/usage': paying,
  'GET /api/usage.csv': paying,
  'GET /api/usage/overview': administrators,
  'GET /api/usage/overview.csv': administrators,
  'GET /api/usage/board': administrators,
  'POST /api/inspiratie-links/preview': administrators,
  'GET /api/inspiratie-links/preview/picture': administrators,
  'GET /api/inspiratie-links/duplicates': administrators,
  'POST /api/inspiratie-links/:id/image': administrators,
  'GET /api/inspiratie-links/:id/image': loggedIn,
  'DELETE /api/inspiratie-links/:id/image': administrators,
  'POST /api/contact': everyone,
  'POST /api/title-trial': everyone,
  'POST /api/visits': everyone,
  'GET /api/visits': administrators,
  'GET /api/contact-submissions': administrators,
  'GET /api/contact-submissions/mailing': administrators,
  'GET /api/contact-submissions/:id': administrators,
  'POST /api/contact-submissions/:id/reply': administrators,
  'POST /api/contact-submissions/:id/handle': administrators,
  'POST /api/contact-submissions/:id/reopen': administrators,
  'GET /api/feedback-inbox': administrators,
  'GET /api/feedback-inbox/:id': administrators,
  'POST /api/feedback-inbox/:id/reply': administrators,
  'POST /api/feedback-inbox/:id/handle': administrators,
  'POST /api/feedback-inbox/:id/reopen': administrators,
  'GET /api/users': administrators,
  'POST /api/users': administrators,
  'PUT /api/users/:id': administrators,
  'PUT /api/users/:id/role': administrators,
  // Whose it is counts beyond the guard: own-profile.test.ts.
  'PUT /api/users/:id/password': loggedIn,
  'GET /api/users/:id/full-details': administrators,
  'PUT /api/users/:id/full-details': administrators,
  'DELETE /api/users/:id': administrators,
  'GET /api/tasks': administrators,
  'POST /api/tasks': administrators,
  'GET /api/tasks/mine': loggedIn,
  // Whose task it is counts beyond the guard: tasks-own.test.ts.
  'GET /api/tasks/:id': loggedIn,
  'PUT /api/tasks/:id': administrators,
  'DELETE /api/tasks/:id': administrators,
  'POST /api/tasks/:id/restore': administrators,
  'POST /api/tasks/:id/complete': loggedIn,
  'POST /api/tasks/:id/reopen': loggedIn,
  'POST /api/tasks/:id/position': administrators,
  'POST /api/tasks/:id/checklist': administrators,
  'GET /api/tasks/assignees': administrators,
  'GET /api/tasks/from-link/:id': administrators,
  'GET /api/tasks/calendar': loggedIn,
  'POST /api/tasks/calendar': loggedIn,
  'DELETE /api/tasks/calendar': loggedIn,
  'GET /api/calendar/:token': everyone,
  'POST /api/thumbnail/create-zip': loggedIn,
  'GET /api/status': administrators,
  'POST /api/jobs/:name/retry': administrators,
  'GET /api/optimizations': administrators,
  'POST /api/optimizations/:id/accept': administrators,
  'POST /api/optimizations/:id/implement': administrators,
  'POST /api/optimizations/:id/dismiss': administrators,
  'POST /api/optimizations/:id/reopen': administrators,
  'POST /api/optimizations/:id/revert': administrators,
}

let app: TestApp
const clients = {} as Record<Asker, Client>
before(async () => {
  app = await startApp()
  for (const role of roles) clients[role] = role === 'visitor' ? app.client() : (await app.loggedIn({ role })).client
})
after(() => app.close())

test('the table names every endpoint of the contract and no other', async () => {
  const names = (await endpointsOfContract()).map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual(names.toSorted(), Object.keys(table).toSorted())
})

for (const [name, welcome] of Object.entries(table)) {
  test(`${name} lets in ${welcome.length === roles.length ? 'everyone' : welcome.join(', ')}`, async () => {
    const [method = '', path = ''] = name.split(' ')
    for (const asker of roles) {
      // Logging out would end the session that the next line of the table needs.
      const client = path === '/api/logout' ? app.client() : clients[asker]
      const status = await client.status(method, path, method === 'GET' ? undefined : {})
      const turnedAway = status === (asker === 'visitor' ? 401 : 403) && path !== '/api/login'
      assert.equal(turnedAway, !welcome.includes(asker), `${asker}: ${status}`)
      assert.ok(status < 500, `${asker}: ${status}`)
    }
  })
}
