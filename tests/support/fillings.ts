// SQL for every list that comes in pages, by the address of the list: how it is emptied, how it is filled with short or
// long rows, and in which order it stands. `$me` is the id of the administrator who asks.

interface Filling {
  /** Where it is asked, when its address names what it is a list of. */
  at?: string
  clear: string
  /** Adds `rows` rows; `length` makes each of their texts so many times as long. */
  fill: (rows: number, length: number) => string
  /** Selects the ids, in the order of the list. */
  order: string
  /** Makes one row longer than `bytes`; left out where no entry of the list can be so long. */
  huge?: (id: number, bytes: number) => string
}

const series = (rows: number) => `from generate_series(1, ${rows}) n`

const clearTasks = 'delete from tasks'
const fillTasks = (rows: number, length: number) => `
  insert into tasks (title, description, position, assignee_id, created_at, updated_at)
  select repeat('€', least(${length}, 200)), repeat('€', 2 * ${length}), n % 7, $me, now(), now() ${series(rows)}`
const hugeTask = (id: number, bytes: number) => `update tasks set title = repeat('t', ${bytes}) where id = ${id}`
const orderTasks = 'select id from tasks order by position, id'

const made = (rows: number, length: number) => `
  insert into generations (user_id, tool, input, output, model, search_text, created_at)
  select $me, 'rewriter', '{}', jsonb_build_object('text', repeat('a', 40 * ${length})), 'ingebouwd-nl', '', now()
  ${series(rows)}`

export const fillings: Record<string, Filling> = {
  '/api/articles': {
    clear: 'delete from articles',
    fill: (rows, length) => `
      insert into articles (user_id, title, content, excerpt, word_count, created_at, updated_at)
      select $me, repeat('€', 2 + least(${length}, 200)), 'tekst', repeat('€', 3 * ${length}), 1, now(), now() ${series(rows)}`,
    order: 'select id from articles order by id desc',
  },
  '/api/articles/:id/versions': {
    at: '/api/articles/2000000000/versions',
    clear: 'delete from articles',
    fill: (rows, length) => `
      insert into articles (id, user_id, title, content, excerpt, word_count, created_at, updated_at)
        values (2000000000, $me, 'Met versies', 'tekst', 'tekst', 1, now(), now()) on conflict do nothing;
      insert into article_versions (article_id, n, title, content, word_count, reason, created_at)
      select 2000000000, n + (select count(*) from article_versions), repeat('€', 5 * ${length}), 'tekst', 1, 'save', now() ${series(rows)}`,
    order: 'select n from article_versions order by n desc',
    huge: (n, bytes) => `update article_versions set title = repeat('t', ${bytes}) where n = ${n}`,
  },
  '/api/inspiratie-links': {
    clear: 'delete from inspiratie_links',
    fill: (rows, length) => `
      insert into inspiratie_links (title, url, url_key, notes, created_at)
      select 'Link ' || n, 'https://example.com/' || n || repeat('a', 9 * ${length}), n::text, repeat('n', ${length}), now()
      ${series(rows)}`,
    order: 'select id from inspiratie_links order by id desc',
    huge: (id, bytes) => `update inspiratie_links set title = repeat('t', ${bytes}) where id = ${id}`,
  },
  '/api/feeds': {
    clear: 'delete from feeds',
    fill: (rows, length) => `
      insert into feeds (url, url_key, title, interval_minutes, created_at, next_fetch_at)
      select 'https://example.com/' || n || repeat('a', 9 * ${length}), gen_random_uuid(), repeat('€', least(${length}, 145)) || n, 60, now(),
        now() + interval '1 day' ${series(rows)}`,
    order: 'select id from feeds order by title_key, id',
    huge: (id, bytes) => `update feeds set problem = repeat('p', ${bytes}) where id = ${id}`,
  },
  '/api/feeds/entries': {
    clear: 'delete from feeds',
    fill: (rows, length) => `
      with feed as (insert into feeds (url, url_key, title, interval_minutes, created_at, next_fetch_at)
        values ('https://example.com/', gen_random_uuid(), 'Feed', 60, now(), now() + interval '1 day') returning id)
      insert into feed_entries (feed_id, title, url, url_key, excerpt, seen_at, sorted_at)
      select (select id from feed), 'Bericht ' || n, 'https://example.com/' || n || repeat('a', 9 * ${length}), gen_random_uuid(),
        repeat('€', ${length}), now(), date_trunc('second', now()) - n % 3 * interval '1 hour' ${series(rows)}`,
    order: 'select id from feed_entries order by sorted_at desc, id desc',
    huge: (id, bytes) => `update feed_entries set title = repeat('t', ${bytes}) where id = ${id}`,
  },
  '/api/publishing/sites': {
    clear: 'delete from publishing_sites',
    fill: (rows, length) => `
      insert into publishing_sites (kind, url, api, name, account, sealed_key, connected_at, tested_at)
      select 'ghost', gen_random_uuid() || repeat('a', 9 * ${length}), 'a', 'Site ' || repeat('€', least(${length}, 60)) || n, 'a', 'geheim',
        now(), now() ${series(rows)}`,
    order: 'select id from publishing_sites order by lower(name), id',
    huge: (id, bytes) => `update publishing_sites set problem = repeat('p', ${bytes}) where id = ${id}`,
  },
  '/api/youtube-channels': {
    clear: 'delete from youtube_channels; delete from youtube_sources',
    fill: (rows, length) => `
      with source as (insert into youtube_sources (channel_id, title, due_at, created_at)
        select 'UC' || gen_random_uuid(), repeat('€', 4 * ${length}), now(), now() ${series(rows)} returning channel_id)
      insert into youtube_channels (user_id, channel_id, verification_code, created_at, updated_at)
      select $me, channel_id, 'kopij', now(), now() from source`,
    order: 'select id from youtube_channels order by id desc',
    huge: (id, bytes) => `update youtube_sources set title = repeat('t', ${bytes})
      where channel_id = (select channel_id from youtube_channels where id = ${id})`,
  },
  '/api/youtube-channels/:id/videos': {
    at: '/api/youtube-channels/2000000000/videos',
    clear: 'delete from youtube_channels; delete from youtube_sources',
    fill: (rows, length) => `
      insert into youtube_sources (channel_id, title, due_at, created_at) values ('UCvideos', 'Kanaal', now(), now())
        on conflict do nothing;
      insert into youtube_channels (id, user_id, channel_id, verification_code, created_at, updated_at)
        values (2000000000, $me, 'UCvideos', 'kopij', now(), now()) on conflict do nothing;
      insert into youtube_videos (channel_id, video_id, title, thumbnail_url, video_url, description, published_at, last_updated, created_at)
      select 'UCvideos', gen_random_uuid(), 'Video ' || n || repeat('v', 9 * ${length}), '', '', repeat('€', ${length}),
        date_trunc('second', now()) - n % 3 * interval '1 hour', now(), now() ${series(rows)}`,
    order: 'select id from youtube_videos order by published_at desc, id desc',
    huge: (id, bytes) => `update youtube_videos set title = repeat('t', ${bytes}) where id = ${id}`,
  },
  '/api/tasks': { clear: clearTasks, fill: fillTasks, order: orderTasks, huge: hugeTask },
  '/api/tasks/mine': { clear: clearTasks, fill: fillTasks, order: orderTasks, huge: hugeTask },
  '/api/users': {
    clear: 'delete from users where id <> $me',
    fill: (rows, length) => `
      insert into users (username, password, email, name, role, created_at)
      select gen_random_uuid(), '-', gen_random_uuid() || repeat('e', ${length}) || '@example.com',
        repeat('€', 4 * ${length}) || n, 'free', now() - n % 3 * interval '1 hour' ${series(rows)}`,
    order: 'select id from users order by created_at desc, id desc',
  },
  '/api/contact-submissions': {
    clear: 'delete from contact_submissions',
    fill: (rows, length) => `
      insert into contact_submissions (name, email, company, message, beta_tester, created_at, handled_at)
      select repeat('€', 5 * ${length}), n || repeat('e', ${length}) || '@example.com', null, repeat('€', ${length}), false, now(),
        case when n % 3 = 0 then now() end ${series(rows)}`,
    order: 'select id from contact_submissions order by handled_at is null desc, id desc',
    huge: (id, bytes) => `update contact_submissions set name = repeat('n', ${bytes}) where id = ${id}`,
  },
  '/api/feedback-inbox': {
    clear: 'delete from user_feedback',
    fill: (rows, length) => `
      with made as (${made(rows, length)} returning id)
      insert into user_feedback (user_id, generation_id, result_index, rating, comment, category, created_at, handled_at)
      select $me, id, 0, -1, repeat('€', 10 * ${length}), repeat('t', 6 * ${length}), now(), case when id % 3 = 0 then now() end
      from made`,
    order: 'select id from user_feedback order by handled_at is null desc, id desc',
  },
  '/api/history': {
    clear: 'delete from generations',
    fill: (rows, length) => made(rows, 2 * length),
    order: 'select id from generations order by id desc',
    huge: (id, bytes) =>
      `update generations set output = jsonb_build_object('text', repeat('a', ${bytes})) where id = ${id}`,
  },
  '/api/audit': {
    clear: 'delete from audit_log where period is null',
    fill: (rows, length) => `
      insert into audit_log (actor_name, action, subject_name, changes, created_at)
      select 'Meting', 'link.edit', 'Link ' || n, jsonb_build_object('notes',
        jsonb_build_object('from', repeat('f', 30 * ${length}), 'to', 'kort')), now() ${series(rows)}`,
    order: 'select id from audit_log where period is null order by id desc',
    huge: (id, bytes) => `update audit_log set subject_name = repeat('s', ${bytes}) where id = ${id}`,
  },
}
