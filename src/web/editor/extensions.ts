// Everything that the editor can do, put together with what its host wants to hear. Knows no screen.
import type { Extensions } from '@tiptap/core'
import { Dropcursor } from '@tiptap/extensions'
import { Clipboard, type PasteNotice } from './clipboard.ts'
import type { EditorScreen } from './editor-screen.ts'
import { FreedSource } from './freed-source.ts'
import { Gaps } from './gaps.ts'
import { Keys } from './keys.ts'
import { Links } from './links.ts'
import { NodeViews } from './node-views.ts'
import { Origins } from './origins.ts'
import { Placeholder } from './placeholder.ts'
import { PlacesKept } from './places-kept.ts'
import { schemaExtensions } from './schema.ts'
import { SearchMarks } from './search-marks.ts'
import { SlashMenu } from './slash.ts'
import { Tables } from './text-tables.ts'
import { Tints } from './tints.ts'

export interface Callbacks {
  /** The text was changed by somebody here. Cheap: `read()` tells what it is. */
  onChange?: () => void
  /** A finding in the text was clicked. */
  onFinding?: (id: string) => void
  /** Something was left out of what was pasted. */
  onNotice?: (notice: PasteNotice) => void
  /** The address at which a picture may be shown here; as it is when left out. */
  pictureAddress?: (address: string) => string
  /** In a text that is empty. */
  placeholder?: string
}

export function editorExtensions(
  { onFinding, onNotice, pictureAddress, placeholder }: Callbacks,
  screen: EditorScreen,
): Extensions {
  return [
    ...schemaExtensions,
    Origins,
    PlacesKept,
    Gaps,
    Tables,
    FreedSource,
    SearchMarks,
    Links,
    Dropcursor.configure({ color: 'var(--color-accent)', width: 2 }),
    Tints.configure({ ...(onFinding && { onTint: onFinding }) }),
    Clipboard.configure({ ...(onNotice && { onNotice }) }),
    NodeViews.configure({ ...(pictureAddress && { pictureAddress }) }),
    Placeholder.configure({ words: placeholder ?? 'Schrijf hier, of typ / voor een blok' }),
    SlashMenu.configure({ onKey: (event) => screen.slashKey(event) }),
    Keys.configure({ open: (panel) => screen.open(panel) }),
  ]
}
