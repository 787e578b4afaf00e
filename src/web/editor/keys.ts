// The keys of the editor, beside those that TipTap has, and the list of all for people. Knows no screen.
import { Extension, type Editor } from '@tiptap/core'
import { closeSlash, slashOf } from './slash.ts'
import { deletedBlocks, doubledBlocks, movedBlocks } from './move-blocks.ts'
import { setBlock, type BlockStyle } from './block-style.ts'
import type { EditorPanel } from './editor-screen.ts'

export interface KeysOptions {
  open: (panel: EditorPanel) => void
}

export const Keys = Extension.create<KeysOptions>({
  name: 'keys',
  priority: 200,
  addOptions: () => ({ open: () => {} }),
  addKeyboardShortcuts() {
    const { options } = this
    const open = (panel: EditorPanel) => () => {
      options.open(panel)
      return true
    }
    const style = (name: BlockStyle) => () => setBlock(this.editor, name)
    return {
      'Mod-f': open('find'),
      'Mod-k': open('link'),
      'Mod-/': open('keys'),
      'Alt-Shift-ArrowUp': () => moved(this.editor, -1),
      'Alt-Shift-ArrowDown': () => moved(this.editor, 1),
      'Mod-Shift-d': () => run(this.editor, doubledBlocks),
      'Mod-Shift-Backspace': () => run(this.editor, deletedBlocks),
      'Mod-Alt-0': style('paragraph'),
      'Mod-Alt-2': style('h2'),
      'Mod-Alt-3': style('h3'),
      'Mod-Alt-4': style('h4'),
      Tab: () => indented(this.editor, 1),
      'Shift-Tab': () => indented(this.editor, -1),
      Escape: () => {
        if (!slashOf(this.editor.state)) return false
        this.editor.view.dispatch(closeSlash(this.editor.state))
        return true
      },
    }
  },
})

function moved(editor: Editor, by: -1 | 1): boolean {
  const tr = movedBlocks(editor.state, by)
  if (tr) editor.view.dispatch(tr)
  // At the end too: the browser would select instead.
  return true
}

function run(editor: Editor, act: typeof doubledBlocks): boolean {
  editor.view.dispatch(act(editor.state))
  return true
}

/** Tab indents an item of a list and goes to the next cell of a table; elsewhere it leaves the text, as everywhere on a page. */
export function indented(editor: Editor, by: -1 | 1): boolean {
  if (!editor.isActive('listItem')) return false
  return by > 0 ? editor.commands.sinkListItem('listItem') : editor.commands.liftListItem('listItem')
}

/** What people can do from the keyboard, in the words of the help dialog; Mod is Ctrl, or Cmd on a Mac. */
export const keyHelp: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['Vet', 'Mod B'],
  ['Cursief', 'Mod I'],
  ['Doorhalen', 'Mod Shift S'],
  ['Code in de regel', 'Mod E'],
  ['Link', 'Mod K'],
  ['Alinea', 'Mod Alt 0'],
  ['Kop 2, 3 of 4', 'Mod Alt 2', 'Mod Alt 3', 'Mod Alt 4'],
  ['Opsomming', 'Mod Shift 8'],
  ['Genummerde lijst', 'Mod Shift 7'],
  ['Citaat', 'Mod Shift B'],
  ['Inspringen in een lijst', 'Tab'],
  ['Terugspringen', 'Shift Tab'],
  ['Nieuwe regel in een alinea', 'Shift Enter'],
  ['Blok omhoog of omlaag', 'Alt Shift ↑', 'Alt Shift ↓'],
  ['Blok dupliceren', 'Mod Shift D'],
  ['Blok verwijderen', 'Mod Shift Backspace'],
  ['Blok invoegen', '/'],
  ['Zoeken en vervangen', 'Mod F'],
  ['Plakken zonder opmaak', 'Mod Shift V'],
  ['Ongedaan maken', 'Mod Z'],
  ['Opnieuw', 'Mod Shift Z'],
  ['Deze lijst', 'Mod /'],
]
