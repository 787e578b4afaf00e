// Where one is in a list: filter, search, order, page and open entry. It stands in the address, so that Back undoes a
// step, a reload changes nothing and the place can be sent to somebody. What was kept of an earlier visit is only where
// one begins when the address says nothing. Knows no list.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { problemOf } from '#web/http/call.ts'
import {
  addressOf,
  firstPage,
  pageIn,
  saysAnything,
  wantedIn,
  type Fields,
  type PageStart,
  type Spot,
} from './address-fields.ts'
import { useKept } from './use-kept.ts'

/** A pause in typing that is long enough to ask, and to be a step that Back undoes. In ms. */
const TYPING_PAUSE_MS = 300

export interface Place<Wanted extends Fields> {
  /** As the fields of the filter show it. */
  wanted: Wanted
  /** The same as it is asked for: what is typed only after a pause. */
  asked: Wanted
  /** Wants something else, from its first page on. An entry that is open stays so, unless told. */
  look: (next: Wanted, how?: { closing: true }) => void
  /** The same of its own accord, without a step that Back undoes. */
  settle: (next: Wanted) => void
  /** Where the page before this one ended; undefined on the first. */
  after: string | undefined
  /** The place of the page's first entry in the whole list, from 1. */
  first: number
  /** To the page that begins at cursor `next`. `shown`: how many entries this one has. */
  turn: (next: string, shown: number) => void
  /** To the page before this one; undefined on the first. */
  turnBack: (() => void) | undefined
  /** The same where this page is none any more: Back does not lead to it again. Nothing on the first. */
  leavePage: () => void
  /** Id of the entry that is open. */
  item: number | undefined
  /** In which of its windows, where there are more. */
  as: string | undefined
  open: (id: number, as?: string) => void
  /** The entry is gone when it returns, so that the focus can be put elsewhere. */
  close: () => void
  /** For the list itself, a region with `tabIndex={-1}`: another page begins at its top, for the eye and the keyboard. */
  region: RefObject<HTMLDivElement | null>
}

/** What a step of ours leaves in the window's history, beside the address. */
interface Step {
  /** A list wrote it, and has followed it already. */
  own?: true
  before?: readonly PageStart[]
  /** A search that was typed: typing on does not make another step. */
  typed?: boolean
  /** It opened an entry: Back closes that. */
  opened?: boolean | undefined
}

/**
 * @param nothing what is wanted when nothing is said; only what differs from it stands in the address. A constant.
 * @param keptAs the name under which the last place is kept; without it every visit begins with `nothing`.
 */
export function usePlace<Wanted extends Fields>(
  nothing: Wanted,
  schema: z.ZodType<Wanted>,
  keptAs?: string,
): Place<Wanted> {
  const { history, navigate, options } = useRouter()
  const [kept, setKept] = useKept<Wanted>(keptAs ?? 'place', nothing, schema)
  const [{ tab }] = useState(parameters)
  const [spot, setSpot] = useState<Spot<Wanted>>(() => spotIn(kept))
  const region = useRef<HTMLDivElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The search as it is asked for. */
  const [sought, setSought] = useState(spot.wanted['search'])

  function parameters(): Record<string, unknown> {
    return (options.parseSearch?.(history.location.search) ?? {}) as Record<string, unknown>
  }
  function spotIn(otherwise: Wanted): Spot<Wanted> {
    const given = parameters()
    const { before = [] } = stepOf(history)
    const page = pageIn(given)
    // An address with only an entry or a page comes from somebody else: what was kept here would hide it.
    const says = saysAnything(given, nothing) || page.item !== undefined || page.after !== undefined
    return { wanted: says ? wantedIn(given, nothing, schema) : otherwise, before, ...page }
  }
  function write(next: Spot<Wanted>, { replace = false, ...step }: Step & { replace?: boolean } = {}) {
    clearTimeout(typing.current)
    const state: Step = { ...step, own: true, before: next.before }
    const search = { ...parameters(), ...addressOf(next, nothing) }
    // Which parameters a list has, its own room knows: the table of routes only passes them on.
    void navigate({ to: '.', search, state, replace, resetScroll: false } as never)
  }
  function take(next: Spot<Wanted>) {
    clearTimeout(typing.current)
    setSpot(next)
    setSought(next.wanted['search'])
    if (keptAs !== undefined) setKept(next.wanted)
  }
  function goToPage(page: PageStart, before: readonly PageStart[], how?: { replace: boolean }) {
    const next = { ...spot, ...page, before }
    take(next)
    write(next, how)
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'start' })
  }

  const begin = useEffectEvent(() => {
    if (saysAnything(addressOf(spot, nothing), nothing) && !saysAnything(parameters(), nothing))
      write(spot, { replace: true })
  })
  const follow = useEffectEvent(() => {
    // Another screen: this one is on its way out.
    if (parameters()['tab'] !== tab) return
    take(spotIn(nothing))
  })
  useEffect(() => {
    const { pathname } = history.location
    const end = history.subscribe(({ location, action }) => {
      const own = action.type === 'PUSH' || action.type === 'REPLACE' ? stepOf({ location }).own === true : false
      if (!own && location.pathname === pathname) follow()
    })
    begin()
    return () => {
      end()
      clearTimeout(typing.current)
    }
  }, [history])

  const last = spot.before.at(-1) ?? firstPage
  return {
    wanted: spot.wanted,
    asked: typeof sought === 'string' ? { ...spot.wanted, search: sought.trim() } : spot.wanted,
    look(wanted, how) {
      const next: Spot<Wanted> = { ...spot, ...firstPage, before: [], wanted, ...(how && shut) }
      if (!onlyTyped(spot.wanted, wanted)) {
        if (how) flushSync(() => take(next))
        else take(next)
        return write(next)
      }
      setSpot(next)
      clearTimeout(typing.current)
      typing.current = setTimeout(() => {
        take(next)
        write(next, { replace: stepOf(history).typed === true, typed: true })
      }, TYPING_PAUSE_MS)
    },
    settle(wanted) {
      const next = { ...spot, ...firstPage, before: [], wanted }
      take(next)
      write(next, { replace: true, opened: stepOf(history).opened })
    },
    after: spot.after,
    first: spot.first,
    turn: (after, shown) =>
      goToPage({ after, first: spot.first + shown }, [...spot.before, { after: spot.after, first: spot.first }]),
    turnBack: spot.after === undefined ? undefined : () => goToPage(last, spot.before.slice(0, -1)),
    leavePage() {
      if (spot.after !== undefined) goToPage(last, spot.before.slice(0, -1), { replace: true })
    },
    item: spot.item,
    as: spot.as,
    open(item, as) {
      const next = { ...spot, item, as }
      // At once: a form that goes away with its entry must not hold the way to the next.
      flushSync(() => take(next))
      write(next, { opened: stepOf(history).opened ?? true, replace: spot.item !== undefined })
    },
    close() {
      const next = { ...spot, ...shut }
      flushSync(() => take(next))
      if (stepOf(history).opened) history.back()
      else write(next, { replace: true })
    },
    region,
  }
}

/** Nothing is open. */
const shut = { item: undefined, as: undefined }

const stepOf = ({ location }: { location: { state: object } }): Step => location.state

/** Whether the two differ in what is typed only. */
function onlyTyped(before: Fields, now: Fields): boolean {
  return Object.keys(now).every((name) => name === 'search' || now[name] === before[name])
}

interface ListQuery {
  data: { entries: readonly unknown[] } | undefined
  error: unknown
  isPlaceholderData: boolean
}

/** Leaves a page that is none: its last entry went away, or the server cannot read where it begins. */
export function useLostPage({ leavePage }: Pick<Place<Fields>, 'leavePage'>, list: ListQuery): void {
  const isEmpty = list.data?.entries.length === 0 && !list.isPlaceholderData
  const isLost = isEmpty || problemOf(list.error).errors?.['after'] !== undefined
  const leave = useEffectEvent(leavePage)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
}
