// An outline to be edited and put in order: sections with their points, each line a field. Knows nothing of who made it.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { OUTLINE_LIMITS, type OutlineSection } from '#contract/writing/outline.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { moved } from './plan.ts'

interface OutlineEditorProps {
  sections: readonly OutlineSection[]
  onChange: (sections: OutlineSection[]) => void
}

export function OutlineEditor({ sections, onChange }: OutlineEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  /** The section whose heading gets the focus, once there are so many. */
  const wanted = useRef<{ at: number; count: number }>(null)
  useEffect(() => {
    if (wanted.current?.count !== sections.length) return
    list.current?.children[wanted.current.at]?.querySelector('input')?.focus()
    wanted.current = null
  })

  function add() {
    wanted.current = { at: sections.length, count: sections.length + 1 }
    onChange([...sections, { heading: '', points: [] }])
  }
  /** What comes in its place gets the focus, so that a second press takes nothing else away. */
  function remove(at: number) {
    wanted.current = { at: Math.min(at, sections.length - 2), count: sections.length - 1 }
    onChange(sections.filter((_, place) => place !== at))
  }
  const change = (at: number, next: Partial<OutlineSection>) =>
    onChange(sections.map((section, place) => (place === at ? { ...section, ...next } : section)))

  /** Alt with an arrow moves a section, as it moves a block in the editor. */
  function onKey(event: KeyboardEvent, at: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onChange(moved(sections, at, event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <section aria-label="Opzet" className="grid gap-4">
      <ol ref={list} className="grid">
        {sections.map(({ heading, points }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a section has no name of its own, and its fields are controlled
          <li key={at} className="grid gap-2 border-t border-rule py-4">
            <div className="flex items-center gap-1">
              <Input
                aria-label={`Kop van onderdeel ${at + 1}`}
                value={heading}
                maxLength={OUTLINE_LIMITS.heading}
                className="font-serif text-headline!"
                onKeyDown={(event) => onKey(event, at)}
                onChange={({ target }) => change(at, { heading: target.value })}
              />
              <Button
                kind="quiet"
                size="icon"
                aria-label={`Zet onderdeel ${at + 1} hoger`}
                aria-disabled={at === 0}
                onClick={() => onChange(moved(sections, at, -1))}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                kind="quiet"
                size="icon"
                aria-label={`Zet onderdeel ${at + 1} lager`}
                aria-disabled={at === sections.length - 1}
                onClick={() => onChange(moved(sections, at, 1))}
              >
                <ArrowDown aria-hidden />
              </Button>
              <Button kind="quiet" size="icon" aria-label={`Haal onderdeel ${at + 1} weg`} onClick={() => remove(at)}>
                <Trash2 aria-hidden />
              </Button>
            </div>
            <Textarea
              aria-label={`Wat er in onderdeel ${at + 1} staat, een punt per regel`}
              rows={Math.max(2, points.length)}
              value={points.join('\n')}
              placeholder="Een punt per regel; leeg: alles wat de bronnen erover zeggen"
              className="min-h-0!"
              onChange={({ target }) =>
                change(at, { points: target.value.split('\n').slice(0, OUTLINE_LIMITS.points) })
              }
            />
          </li>
        ))}
      </ol>
      {sections.length < OUTLINE_LIMITS.sections && (
        <Button kind="quiet" size="small" className="-ml-3 justify-self-start" onClick={add}>
          <Plus aria-hidden />
          Onderdeel toevoegen
        </Button>
      )}
    </section>
  )
}
