// The words in a text that is still empty, and the marks on what is empty or chosen that style needs. Knows no screen.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export interface PlaceholderOptions {
  words: string
}

export const Placeholder = Extension.create<PlaceholderOptions>({
  name: 'placeholder',
  addOptions: () => ({ words: '' }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin({
        key: new PluginKey('placeholder'),
        props: {
          decorations: ({ doc }) => {
            const first = doc.firstChild
            if (doc.childCount !== 1 || first?.type.name !== 'paragraph' || first.content.size > 0)
              return DecorationSet.empty
            return DecorationSet.create(doc, [
              Decoration.node(0, first.nodeSize, { class: 'is-empty', 'data-placeholder': options.words }),
            ])
          },
        },
      }),
    ]
  },
})
