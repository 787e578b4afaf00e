// Follows places in a text while it is edited: what was found in a reading of it a moment ago still has to be shown and mended at the
// right words. Knows nothing of what was found.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { Mapping, type StepMap } from '@tiptap/pm/transform'

interface Followed {
  /** How many steps there have been. */
  count: number
  /** The last of them. */
  maps: readonly StepMap[]
}

/** Older readings are forgotten: some minutes of typing. */
const MOST_STEPS = 4_000

const key = new PluginKey<Followed>('places')

/** What names the document as it is now. */
export const momentOf = (state: EditorState) => key.getState(state)?.count ?? 0

/** The changes since a moment; undefined when that is too long ago. */
export function changesSince(state: EditorState, moment: number): Mapping | undefined {
  const followed = key.getState(state)
  if (!followed) return new Mapping()
  const back = followed.count - moment
  return back <= followed.maps.length ? new Mapping(followed.maps.slice(followed.maps.length - back)) : undefined
}

export const PlacesKept = Extension.create({
  name: 'placesKept',
  addProseMirrorPlugins: () => [
    new Plugin<Followed>({
      key,
      state: {
        init: () => ({ count: 0, maps: [] }),
        apply: ({ mapping }, { count, maps }) => {
          if (mapping.maps.length === 0) return { count, maps }
          const all = maps.length > 2 * MOST_STEPS ? maps.slice(-MOST_STEPS) : maps
          return { count: count + mapping.maps.length, maps: [...all, ...mapping.maps] }
        },
      },
    }),
  ],
})
