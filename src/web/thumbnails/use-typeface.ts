// Whether the letters of some texts are there to be drawn with. Draws nothing.
import { useEffect, useMemo, useState } from 'react'
import { typefaceNames, type TypefaceName } from './drawing/typefaces.ts'
import type { Texts } from './drawing/text-layout.ts'
import { loadTypeface } from './load-typeface.ts'

export interface TypefaceState {
  /** Grows when letters have come: what was drawn before is to be drawn again. */
  times: number
  /** Whether some could not be loaded: what is drawn has letters of the system instead. */
  failed: boolean
  retry: () => void
}

/** The state once a try has ended: something came, nothing had to, or it failed (undefined). */
const after =
  (came: boolean | undefined) =>
  ({ times }: { times: number }) => ({ times: came === true ? times + 1 : times, failed: came === undefined })

type Setting = Texts & { typeface: TypefaceName }

/** Loads what these need. */
async function tried(sets: readonly Setting[]): Promise<boolean | undefined> {
  try {
    const used = typefaceNames.filter((name) => sets.some(({ typeface }) => typeface === name))
    const came = await Promise.all(used.map((name) => loadTypeface(name, textIn(sets, name))))
    return came.includes(true)
  } catch {
    return undefined
  }
}

const textIn = (sets: readonly Setting[], name: TypefaceName) =>
  sets
    .filter(({ typeface }) => typeface === name)
    .map(({ line1, line3 }) => line1 + line3)
    .join('')

export function useTypefaces(sets: readonly Setting[]): TypefaceState {
  const [state, setState] = useState({ times: 0, failed: false })
  // By what they hold: they are made anew with every change of anything.
  const key = JSON.stringify(sets.map(({ typeface, line1, line3 }) => ({ typeface, line1, line3 })))
  const wanted = useMemo(() => JSON.parse(key) as Setting[], [key])
  useEffect(() => {
    let left = false
    async function load() {
      const came = await tried(wanted)
      if (!left) setState(after(came))
    }
    void load()
    return () => void (left = true)
  }, [wanted])
  const retry = async () => setState(after(await tried(wanted)))
  return { ...state, retry: () => void retry() }
}
