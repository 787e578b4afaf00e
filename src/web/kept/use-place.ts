// The user's place in a list: filter, search, order, page and open entry. It stands in the address, so that Back undoes a
// step, a reload changes nothing and the place can be sent to somebody. The place of an earlier visit is used only when
// the address says nothing. Knows no list.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { problemOf } from '#web/http/call.ts'
import { TYPING_PAUSE_MS } from '#web/ui/use-debounced.ts'
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

export interface Place<Wanted extends Fields> {
  /** Filter, search and order as the fields on the screen show them. */
  wanted: Wanted
  /** The same as it is to be requested: the search follows after a pause in typing, and is trimmed. */
  asked: Wanted
  /** Changes filter, search or order and goes to the first page. An open entry stays open, unless `closing` is given. */
  look: (next: Wanted, how?: { closing: true }) => void
  /** The same when the screen does it and not the user: no step that Back would undo. */
  settle: (next: Wanted) => void
  /** The cursor where the page before this one ended; undefined on the first. */
  after: string | undefined
  /** The place of the page's first entry in the whole list, from 1. */
  first: number
  /** Goes to the page that begins at cursor `next`. `shown`: how many entries the current page has. */
  turn: (next: string, shown: number) => void
  /** Goes to the page before this one; undefined on the first. */
  turnBack: (() => void) | undefined
  /** As `turnBack`, for a page that does not exist any more: Back does not return to it. Does nothing on the first. */
  leavePage: () => void
  /** In a list that grows instead of turning pages: how many times its first length is shown, from 1. */
  lengths: number
  /** Shows the list at so many times its first length: no step that Back would undo. */
  grow: (lengths: number) => void
  /** Id of the entry that is open. */
  item: number | undefined
  /** In which of its dialogs it is open, where there are several. */
  as: string | undefined
  open: (id: number, as?: string) => void
  /**
   * Closes the entry. It has been unmounted when this returns, so that the caller can move the focus. `inPlace`: what
   * remains of the entry in its list, which stays in sight; without it the list comes back where it was left.
   */
  close: (how?: { inPlace: Element | null }) => void
  /** Ref for the element of the list, which needs `tabIndex={-1}`: turning a page scrolls to its top and focuses it. */
  region: RefObject<HTMLDivElement | null>
}

/** The state that a list puts in the window's history with each step, beside the address. */
interface Step {
  /** Written by a list itself, which therefore shows it already. */
  own?: true
  before?: readonly PageStart[]
  /** The step is a typed search: typing on replaces it. */
  typed?: boolean | undefined
  /** The step opened an entry: closing that entry is going back. */
  opened?: boolean | undefined
}

/**
 * @param nothing the defaults: only what differs from them stands in the address. Must be a constant.
 * @param keptAs the name under which the last place is stored; without it every visit begins with `nothing`.
 */
export function usePlace<Wanted extends Fields>(
  nothing: Wanted,
  schema: z.ZodType<Wanted>,
  keptAs?: string,
): Place<Wanted> {
  const router = useRouter()
  const { history, navigate, options } = router
  const [kept, setKept] = useKept<Wanted>(keptAs ?? 'place', nothing, schema)
  const [{ tab, view }] = useState(parameters)
  const [spot, setSpot] = useState<Spot<Wanted>>(() => spotIn(kept))
  const region = useRef<HTMLDivElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The search to request: follows what is typed after a pause. */
  const [sought, setSought] = useState(spot.wanted['search'])

  function parameters(): Record<string, unknown> {
    return (options.parseSearch?.(history.location.search) ?? {}) as Record<string, unknown>
  }
  function spotIn(otherwise: Wanted): Spot<Wanted> {
    const given = parameters()
    const { before = [] } = stepOf(history)
    const page = pageIn(given)
    // An address with only an entry or a page counts too: somebody sent it, and the filter stored here could hide it.
    const says =
      saysAnything(given, nothing) || [page.item, page.after, page.lengths].some((part) => part !== undefined)
    return { wanted: says ? wantedIn(given, nothing, schema) : otherwise, before, ...page }
  }
  function write(next: Spot<Wanted>, { replace = false, ...step }: Step & { replace?: boolean } = {}) {
    clearTimeout(typing.current)
    const state: Step = { ...step, own: true, before: next.before }
    const search = { ...parameters(), ...addressOf(next, nothing) }
    // Cast, because the routes do not know a list's parameters: only its own room does.
    void navigate({ to: '.', search, state, replace, resetScroll: false } as never)
  }
  function take(next: Spot<Wanted>) {
    clearTimeout(typing.current)
    setSpot(next)
    setSought(next.wanted['search'])
    if (keptAs !== undefined) setKept(next.wanted)
  }
  /** Undoes the scrolling that the router does for the next step. */
  function stayInPlace() {
    const { scrollX, scrollY } = window
    const end = router.subscribe('onRendered', () => {
      end()
      window.scrollTo(scrollX, scrollY)
    })
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
    // The address of another screen, or of another view of it: this one is about to unmount.
    const there = parameters()
    if (there['tab'] !== tab || there['view'] !== view) return
    const next = spotIn(nothing)
    // What has grown stays as long: the step that Back leads to may be of before.
    const isSamePage = next.after === spot.after && sameFields(next.wanted, spot.wanted)
    take(isSamePage ? { ...next, lengths: longest(spot.lengths, next.lengths) } : next)
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
      const next: Spot<Wanted> = { ...spot, ...beginning, wanted, ...(how && shut) }
      if (!onlyTyped(spot.wanted, wanted)) {
        if (how) flushSync(() => take(next))
        else take(next)
        return write(next)
      }
      setSpot(next)
      clearTimeout(typing.current)
      // Only after a pause does a search become a step that Back undoes.
      typing.current = setTimeout(() => {
        take(next)
        write(next, { replace: stepOf(history).typed === true, typed: true })
      }, TYPING_PAUSE_MS)
    },
    settle(wanted) {
      const next = { ...spot, ...beginning, lengths: spot.lengths, wanted }
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
    lengths: spot.lengths ?? 1,
    grow(lengths) {
      const next = { ...spot, lengths }
      take(next)
      // Not as a step that opened an entry: going back to close it would shorten the list.
      write(next, { replace: true })
    },
    item: spot.item,
    as: spot.as,
    open(item, as) {
      const next = { ...spot, item, as }
      // Rendered at once: a form that disappears with the previous entry would otherwise still block the navigation.
      flushSync(() => take(next))
      // In place of another entry: if an address opened that one, nothing of this list is behind it to go back to.
      const another = spot.item !== undefined
      write(next, { opened: another ? stepOf(history).opened : true, replace: another })
    },
    close(how) {
      const next = { ...spot, ...shut }
      flushSync(() => take(next))
      // Of a long entry only the end was in sight: without it the list below has come up there.
      how?.inPlace?.scrollIntoView({ block: 'nearest' })
      const { opened, typed } = stepOf(history)
      if (!opened) return write(next, { replace: true, typed })
      if (how) stayInPlace()
      history.back()
    },
    region,
  }
}

/** The part of a spot at the beginning of its list. */
const beginning = { ...firstPage, before: [], lengths: undefined }

/** The part of a spot in which nothing is open. */
const shut = { item: undefined, as: undefined }

const stepOf = ({ location }: { location: { state: object } }): Step => location.state

const sameFields = (one: Readonly<Record<string, unknown>>, other: Fields) =>
  Object.keys(one).every((name) => one[name] === other[name])

/** The larger of two numbers of lengths, of which none is once. */
function longest(one = 1, other = 1): number | undefined {
  const most = Math.max(one, other)
  return most === 1 ? undefined : most
}

/** Whether the two differ in nothing but the search. */
const onlyTyped = (before: Fields, now: Fields) => sameFields({ ...before, search: now['search'] }, now)

interface ListQuery {
  data: { entries: readonly unknown[] } | undefined
  error: unknown
  isPlaceholderData: boolean
}

/** Leaves a page that does not exist any more: its last entry went away, or the server refuses its cursor. */
export function useLostPage({ leavePage }: Pick<Place<Fields>, 'leavePage'>, list: ListQuery): void {
  const isEmpty = list.data?.entries.length === 0 && !list.isPlaceholderData
  const isLost = isEmpty || problemOf(list.error).errors?.['after'] !== undefined
  const leave = useEffectEvent(leavePage)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
}
