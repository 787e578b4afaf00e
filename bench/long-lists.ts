// The longest replies that people can make: lists of which every field is as long as it may be, and a link's picture.
import type pg from 'pg'
import { STYLE_LIMITS } from '#contract/styles/style-profile.ts'

/** The link that has the picture; far from the ids that are given out. */
const PICTURED = 760_000_000

/** Addresses of which `fillLongLists` makes the replies long. The last two have no cursor: they are sent whole. */
export const LONG_LISTS = [
  '/api/inspiratie-links',
  '/api/tasks',
  '/api/users',
  '/api/contact-submissions',
  '/api/audit',
  '/api/styles',
  `/api/inspiratie-links/${PICTURED}/image`,
] as const

const ROWS = 2_000
const PICTURE_BYTES = 1024 * 1024

export async function fillLongLists(pool: pg.Pool): Promise<void> {
  const series = `from generate_series(1, ${ROWS}) n`
  for (const text of [
    `insert into inspiratie_links (title, url, url_key, notes, additional_notes, created_at)
     select repeat('t', 300), 'https://example.com/' || n || repeat('u', 1900), n::text, repeat('n', 5000), repeat('a', 5000),
       now() ${series}`,
    `insert into tasks (title, description, position, created_at, updated_at)
     select repeat('t', 200), repeat('d', 10000), n, now(), now() ${series}`,
    `insert into contact_submissions (name, email, message, beta_tester, created_at)
     select repeat('n', 100), n || '@example.com', repeat('m', 2000), false, now() ${series}`,
    `insert into audit_log (actor_name, action, subject_name, changes, created_at)
     select 'Meting', 'link.edit', repeat('s', 300),
       jsonb_build_object('notes', jsonb_build_object('from', repeat('f', 5000), 'to', repeat('t', 5000))), now() ${series}`,
    `insert into style_profiles (user_id, name, audience, tone, address, words_to_use, banned_words, sample_texts,
       created_at, updated_at)
     select users.id, repeat('n', 60), repeat('a', 300), repeat('t', 300), 'je', words.list, words.list, samples.list,
       now(), now()
     from users, generate_series(1, ${STYLE_LIMITS.profiles}),
       (select jsonb_agg(repeat('w', ${STYLE_LIMITS.word})) as list from generate_series(1, ${STYLE_LIMITS.words})) words,
       (select jsonb_agg(repeat('s', ${STYLE_LIMITS.sample})) as list from generate_series(1, ${STYLE_LIMITS.samples})) samples
     where users.username = 'meting-beheer'`,
    `insert into inspiratie_links (id, title, url, url_key, created_at)
     values (${PICTURED}, 'Meting', 'https://example.com/beeld', 'beeld', now())`,
    `insert into link_images (link_id, media_type, bytes)
     values (${PICTURED}, 'image/jpeg', decode(repeat('ff', ${PICTURE_BYTES}), 'hex'))`,
  ])
    await pool.query(text)
}
