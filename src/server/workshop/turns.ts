// Gives turns at a few places, fair between users: their turns go round, and one user's pieces of work keep their order. Knows
// nothing of the work.

/** Who waits for a turn. */
export interface Waiter {
  /** A user's number, or any other name of whose turn it is. */
  userId: number | string
  /** When it is aborted the waiter leaves. */
  signal: AbortSignal
  /** How many places it takes, where that differs; 1 when left out. One that takes more than a user may have is let in alone. */
  weight?: number | undefined
  /**
   * Hears how many pieces of work come before this one while it waits, those under way included, whenever that changes; and 0 when its
   * turn comes. Not called for work that begins at once.
   */
  onAhead?: ((ahead: number) => void) | undefined
}

export interface Turns {
  /**
   * Resolves when it is this one's turn, with what gives the place on. Undefined when too many wait already, in all or of this user.
   * @throws the reason of the waiter's signal.
   */
  wait: (waiter: Waiter) => Promise<() => void> | undefined
  underWay: () => number
  waiting: () => number
}

interface Place extends Waiter {
  enter: () => void
  told?: number
}

/** How much of what may wait may be of one user: the rest is left to others, however much that user asks. */
const SHARE_OF_ONE = 0.75

/** Does work when its turn comes, where any number may wait. @throws the reason of the waiter's signal. */
export async function inTurn<Result>(turns: Turns, waiter: Waiter, work: () => Promise<Result>): Promise<Result> {
  waiter.signal.throwIfAborted()
  const leave = await turns.wait(waiter)
  try {
    return await work()
  } finally {
    leave?.()
  }
}

/** @param places how many at once, and how many of those for one user. @param mostWaiting how many may wait besides. */
export function createTurns(places: number, mostWaiting: number, placesOfOne = places): Turns {
  let underWay = 0
  /** By user; who has none under way is not in it. */
  const underWayOf = new Map<Waiter['userId'], number>()
  /** By user, in the order in which users get their turn; a user who had one goes behind the others. */
  const queues = new Map<Waiter['userId'], Place[]>()

  const mostOfOne = Math.ceil(SHARE_OF_ONE * mostWaiting)

  const all = () => [...queues.values()].flat()

  function tellAhead(): void {
    const users = [...queues.values()]
    for (const [at, own] of users.entries())
      for (const [nth, place] of own.entries()) {
        if (place.onAhead === undefined) continue
        const others = users.reduce(
          (sum, queue, other) => sum + (other === at ? 0 : Math.min(queue.length, other < at ? nth + 1 : nth)),
          0,
        )
        const ahead = underWay + nth + others
        if (place.told === ahead) continue
        place.told = ahead
        place.onAhead(ahead)
      }
  }

  function isFreeFor({ userId, weight = 1 }: Waiter): boolean {
    const own = underWayOf.get(userId) ?? 0
    return underWay + weight <= places && (own === 0 || own + weight <= placesOfOne)
  }

  function next(): void {
    for (;;) {
      const entry = [...queues].find(([, [first]]) => first !== undefined && isFreeFor(first))
      if (entry === undefined) return
      const [user, queue] = entry
      const place = queue.shift() as Place
      queues.delete(user)
      if (queue.length > 0) queues.set(user, queue)
      begin(place)
      place.onAhead?.(0)
      place.enter()
    }
  }

  function begin({ userId, weight = 1 }: Waiter): void {
    underWay += weight
    underWayOf.set(userId, (underWayOf.get(userId) ?? 0) + weight)
  }

  function leave({ userId, weight = 1 }: Waiter): void {
    underWay -= weight
    const left = (underWayOf.get(userId) ?? 0) - weight
    if (left > 0) underWayOf.set(userId, left)
    else underWayOf.delete(userId)
    next()
    tellAhead()
  }

  /** Gives a place on, once. */
  function turn(waiter: Waiter): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      leave(waiter)
    }
  }

  function goAway(place: Place): void {
    const left = queues.get(place.userId)?.filter((one) => one !== place) ?? []
    if (left.length > 0) queues.set(place.userId, left)
    else queues.delete(place.userId)
    // What stood behind it may take less.
    next()
    tellAhead()
  }

  return {
    wait(waiter) {
      if (isFreeFor(waiter) && !queues.has(waiter.userId)) {
        begin(waiter)
        return Promise.resolve(turn(waiter))
      }
      if (all().length >= mostWaiting || (queues.get(waiter.userId)?.length ?? 0) >= mostOfOne) return undefined
      return new Promise((resolve, reject) => {
        const quit = () => {
          goAway(place)
          reject(waiter.signal.reason as Error)
        }
        const place: Place = {
          ...waiter,
          enter: () => {
            waiter.signal.removeEventListener('abort', quit)
            resolve(turn(waiter))
          },
        }
        waiter.signal.addEventListener('abort', quit, { once: true })
        const queue = queues.get(waiter.userId)
        if (queue === undefined) queues.set(waiter.userId, [place])
        else queue.push(place)
        tellAhead()
      })
    },
    underWay: () => underWay,
    waiting: () => all().length,
  }
}
