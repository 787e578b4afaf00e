// The longest lists that people can make: every field as long as it may be.
import type pg from 'pg'

/** Addresses of lists that `fillLongLists` makes long. */
export const LONG_LISTS = [
  '/api/inspiratie-links',
  '/api/tasks',
  '/api/users',
  '/api/contact-submissions',
  '/api/audit',
] as const

const ROWS = 2_000

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
  ])
    await pool.query(text)
}
