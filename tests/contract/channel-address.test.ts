// What somebody enters for a channel: each way that YouTube writes one is read, and nothing else is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readChannelInput } from '#contract/channels/address.ts'

const ID = 'UCabcdefghijklmnopqrst_-'
const read: Record<string, [kind: string, value: string]> = {
  [ID]: ['id', ID],
  [`  ${ID}  `]: ['id', ID],
  [`youtube.com/channel/${ID}`]: ['id', ID],
  [`https://www.youtube.com/channel/${ID}/videos?view=0#x`]: ['id', ID],
  [`HTTPS://M.YouTube.com/channel/${ID}`]: ['id', ID],
  [`music.youtube.com/channel/${ID}`]: ['id', ID],
  '@NOS': ['handle', 'NOS'],
  '@a.b-c_d·e': ['handle', 'a.b-c_d·e'],
  '@Zoë': ['handle', 'Zoë'],
  '@Zoe\u0308': ['handle', 'Zoë'],
  '@Zo%C3%AB': ['handle', 'Zoë'],
  'www.youtube.com/@Zo%C3%AB/shorts': ['handle', 'Zoë'],
  'https://youtube.com/@ニュース': ['handle', 'ニュース'],
  'https://www.youtube.com/%40NOS': ['handle', 'NOS'],
  'https://www.youtube.com/c/Oude.Naam': ['name', 'Oude.Naam'],
  'https://www.youtube.com/user/nos/about': ['user', 'nos'],
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ': ['video', 'dQw4w9WgXcQ'],
  'https://youtu.be/dQw4w9WgXcQ?t=3': ['video', 'dQw4w9WgXcQ'],
  'm.youtube.com/shorts/dQw4w9WgXcQ': ['video', 'dQw4w9WgXcQ'],
  'youtube.com/live/dQw4w9WgXcQ': ['video', 'dQw4w9WgXcQ'],
  'youtube.com/embed/dQw4w9WgXcQ': ['video', 'dQw4w9WgXcQ'],
}

for (const [entered, [kind, value]] of Object.entries(read)) {
  test(`'${entered}' is read as ${kind} ${value}`, () => assert.deepEqual(readChannelInput(entered), { kind, value }))
}

for (const entered of [
  '',
  ' ',
  'nos',
  '@',
  '@ab',
  `@${'a'.repeat(31)}`,
  '@a/b',
  '@a%2Fb',
  '@a%00b',
  '@%E0%A4%A',
  '@a\u200bb',
  `${ID}x`,
  ID.slice(1),
  `youtube.com/channel/${ID}x`,
  'youtube.com/channel/',
  'youtube.com/c/a%2F..%2Fb',
  'youtube.com/results?search_query=nos',
  'youtube.com/watch',
  'youtube.com/watch?v=kort',
  'https://youtube.com.voorbeeld.nl/@nos',
  'https://voorbeeld.nl/youtube.com/@nos',
  'ftp://youtube.com/@nos',
  'https://nos@voorbeeld.nl/@nos',
  `youtube.com/@${'a'.repeat(600)}`,
]) {
  test(`'${entered.slice(0, 60)}' is no channel`, () => assert.equal(readChannelInput(entered), undefined))
}
