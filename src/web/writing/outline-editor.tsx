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
  /** Whether an article is written from sources by it: else its points are open places. */
  hasSources: boolean
}

/** The parts of a section that can have the focus, in their order. */
type Part = 'heading' | 'up' | 'down'
const order: readonly Part[] = ['heading', 'up', 'down']

export function OutlineEditor({ sections, onChange, hasSources }: OutlineEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  /** The section that gets the focus, once there are so many. */
  const wanted = useRef<{ at: number; count: number; part: Part }>(null)
  useEffect(() => {
    if (wanted.current?.count !== sections.length) return
    const { at, part } = wanted.current
    const parts = list.current?.children[at]?.querySelectorAll<HTMLElement>('input, button')
    parts?.[order.indexOf(part)]?.focus()
    wanted.current = null
  })

  function add() {
    wanted.current = { at: sections.length, count: sections.length + 1, part: 'heading' }
    onChange([...sections, { heading: '', points: [] }])
  }
  /** What comes in its place gets the focus, so that a second press takes nothing else away. */
  function remove(at: number) {
    wanted.current = { at: Math.min(at, sections.length - 2), count: sections.length - 1, part: 'heading' }
    onChange(sections.filter((_, place) => place !== at))
  }
  const change = (at: number, next: Partial<OutlineSection>) =>
    onChange(sections.map((section, place) => (place === at ? { ...section, ...next } : section)))

  /** The focus goes along, so that a second press moves the same section. */
  function move(at: number, by: 1 | -1, part: Part) {
    wanted.current = { at: at + by, count: sections.length, part }
    onChange(moved(sections, at, by))
  }
  /** Alt with an arrow moves a section, as it moves a block in the editor. */
  function onKey(event: KeyboardEvent, at: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? -1 : 1, 'heading')
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
                onClick={() => move(at, -1, 'up')}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                kind="quiet"
                size="icon"
                aria-label={`Zet onderdeel ${at + 1} lager`}
                aria-disabled={at === sections.length - 1}
                onClick={() => move(at, 1, 'down')}
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
              placeholder={
                hasSources
                  ? 'Een punt per regel; leeg: alles wat de bronnen erover zeggen'
                  : 'Wat hier nog uitgezocht moet worden, een punt per regel'
              }
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
