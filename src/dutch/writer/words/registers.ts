// The ordinary registers. Data only; the entries stand beside it.
import { REGISTERS_AT_HOME } from './registers-at-home.ts'
import { REGISTERS_AT_TABLE } from './registers-at-table.ts'
import { REGISTERS_DAILY } from './registers-daily.ts'
import { REGISTERS_FREE_TIME } from './registers-free-time.ts'
import { REGISTERS_GREEN_AND_OUTSIDE } from './registers-green-and-outside.ts'
import { REGISTERS_NEWS } from './registers-news.ts'
import type { RegisterEntry } from './register-entry.ts'

export const REGISTERS: readonly RegisterEntry[] = [
  ...REGISTERS_NEWS,
  ...REGISTERS_AT_TABLE,
  ...REGISTERS_GREEN_AND_OUTSIDE,
  ...REGISTERS_FREE_TIME,
  ...REGISTERS_AT_HOME,
  ...REGISTERS_DAILY,
]
