// A newsroom with websites to publish on, and what people do there.
import type { Publication } from '#contract/publishing/publication.ts'
import type { PublishingSite } from '#contract/publishing/site.ts'
import { publishLater } from '#server/publishing/jobs.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Client, Reply, TestApp } from './app.ts'
import { openGhostServer, type GhostServer } from './ghost-server.ts'
import { openPictureHouse, type PictureHouse } from './stored-pictures.ts'
import { openWordpressServer, type WordpressServer } from './wordpress-server.ts'

export interface Newsroom {
  house: PictureHouse
  app: TestApp
  wordpress: WordpressServer
  ghost: GhostServer
  admin: Client
  writer: Client
  /** The address of the writer's mail. */
  email: string
  /** Runs what waits to be sent, and what that sends in turn without a moment. */
  run(): Promise<void>
  /** Runs what is planned for a moment that is over. */
  runPlanned(signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

interface NewsroomParts {
  /** How long a site may take, for tests of those that answer nothing; else as long as the product gives it. */
  timeLimitMs?: number
  /** One that reaches people; else mails are files, and nobody has to confirm an address. */
  mailer?: Mailer
}

export async function openNewsroom({ timeLimitMs, mailer }: NewsroomParts = {}): Promise<Newsroom> {
  const [wordpress, ghost] = await Promise.all([openWordpressServer(), openGhostServer()])
  const fetching = createSafeFetch({ allow: [wordpress.address, ghost.address] })
  const ask: typeof fetching.ask = (url, question, signal) =>
    fetching.ask(url, { ...question, ...(timeLimitMs !== undefined && { timeLimitMs }) }, signal)
  const house = await openPictureHouse({ linkFetch: { ...fetching, ask }, ...(mailer && { mailer }) })
  const { app } = house
  const admin = await app.loggedIn({ role: 'admin' })
  const writer = await app.loggedIn({ role: 'paid', desk: 'editor' })
  const done = new Set<object>()
  return {
    house,
    app,
    wordpress,
    ghost,
    admin: admin.client,
    writer: writer.client,
    email: writer.user.email,
    run: () => app.sent.run(app.site),
    async runPlanned(signal) {
      for (const one of app.sent.all.slice())
        if (one.name === publishLater.name && one.after !== undefined && one.after <= app.now && !done.has(one)) {
          done.add(one)
          await runJob(publishLater, app.site, publishLater.data.parse(one.data), signal)
        }
    },
    async close() {
      await house.close()
      await Promise.all([wordpress.close(), ghost.close()])
    },
  }
}

export const wordpressInput = ({ url, username, applicationPassword }: WordpressServer) => ({
  kind: 'wordpress',
  url,
  username,
  applicationPassword,
})
export const ghostInput = ({ url, adminApiKey }: GhostServer) => ({ kind: 'ghost', url, adminApiKey })

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test says what it takes a reply for
export const taken = <Body>({ status, body }: Reply, wanted = 200): Body => {
  if (status !== wanted) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as Body
}

export const connected = async ({ admin }: Newsroom, input: object): Promise<PublishingSite> =>
  taken(await admin.post('/api/publishing/sites', input), 201)

/** Connects both websites. @returns their numbers. */
export const connectBoth = async (room: Newsroom) => ({
  wordpress: (await connected(room, wordpressInput(room.wordpress))).id,
  ghost: (await connected(room, ghostInput(room.ghost))).id,
})

export async function written(
  client: Client,
  fields: { title?: string; content?: string; seoData?: object; seoTitle?: string; seoDescription?: string } = {},
): Promise<{ id: number; title: string; content: string; version: number }> {
  const content = 'Het dek van de fietsbrug is rot.\n\n## Omleiding\n\nDe borden sturen je om.\n'
  return taken(await client.post('/api/articles', { title: 'Fietsbrug tien weken dicht', content, ...fields }), 201)
}

export const publish = (client: Client, id: number, body: object) => client.post(`/api/articles/${id}/publish`, body)

export const standing = async (client: Client, id: number): Promise<Publication[]> =>
  taken(await client.get(`/api/articles/${id}/publications`))

/** How an article stands on the one website that it was ordered for. */
export const theOnly = async (client: Client, id: number): Promise<Publication> =>
  (await standing(client, id))[0] as Publication

/** Lets a moment come, and runs what was planned for it. */
export async function runAt(room: Newsroom, moment: string): Promise<void> {
  room.app.now = new Date(moment)
  await room.runPlanned()
}

/** Publishes, waits until it is done, and says how it stands. */
export async function sentBy(room: Newsroom, id: number, body: object, client = room.writer): Promise<Publication> {
  taken(await publish(client, id, body))
  await room.run()
  return theOnly(client, id)
}

/** The post that was made last there. */
export const lastPost = <Post>({ posts }: { posts: ReadonlyMap<unknown, Post> }): Post => {
  const post = [...posts.values()].at(-1)
  if (post === undefined) throw new Error('no post there')
  return post
}

export const saveArticle = async (room: Newsroom, id: number, fields: object) =>
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: fields }))
