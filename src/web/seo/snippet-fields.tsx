// The fields behind the preview: title and description for search engines, slug and keywords, folded until somebody wants to
// edit them or a finding points at one. Knows no analysis.
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { SEO_LIMITS } from '#contract/seo/limits.ts'
import { slugOf } from '#contract/seo/slug.ts'
import { ChipInput } from '#web/ui/chip-input.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { SeoField } from './finding.ts'
import { changedData, type SeoValues, type Shown } from './seo-values.ts'

interface SnippetFieldsProps {
  title: string
  values: SeoValues
  shown: Shown
  onValues: (change: Partial<SeoValues>) => void
  open: boolean
  onOpen: (open: boolean) => void
  /** The field to enter once they are open. */
  wanted: SeoField | null
  onEntered: () => void
  /** Above the fields: what can fill them. */
  children: ReactNode
}

export function SnippetFields(props: SnippetFieldsProps) {
  const { open, onOpen, children } = props
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
        className="-my-1 flex min-h-11 w-full items-center gap-1 rounded-small text-left text-small font-semibold text-ink-2 hover:text-ink md:min-h-8"
      >
        Titel, omschrijving en trefwoorden
        <ChevronDown aria-hidden className={cx('ml-auto size-4 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <div id={id} className="mt-2 grid grid-cols-1 gap-4">
          {children}
          <Fields {...props} />
        </div>
      )}
    </div>
  )
}

/** What is typed in a field that wraps, but has no line breaks of its own. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

function Fields({ title, values, shown, onValues, wanted, onEntered }: SnippetFieldsProps) {
  const fields = useRef(new Map<SeoField, HTMLElement>())
  const refOf = (name: SeoField) => (element: HTMLElement | null) => {
    if (element) fields.current.set(name, element)
  }
  useEffect(() => {
    if (wanted === null) return
    fields.current.get(wanted)?.focus()
    onEntered()
  }, [wanted, onEntered])

  return (
    <>
      <Field label="SEO-titel" hint="Leeg: de titel van het artikel.">
        {(control) => (
          <Textarea
            {...control}
            ref={refOf('seoTitle')}
            rows={1}
            className="min-h-11!"
            value={values.seoTitle ?? ''}
            placeholder={title}
            maxLength={SEO_LIMITS.title}
            onChange={({ target }) => onValues({ seoTitle: oneLine(target.value) || null })}
          />
        )}
      </Field>
      <Field label="Omschrijving" hint="Eén of twee zinnen onder de titel in Google.">
        {(control) => (
          <Textarea
            {...control}
            ref={refOf('seoDescription')}
            value={values.seoDescription ?? ''}
            maxLength={SEO_LIMITS.description}
            onChange={({ target }) => onValues({ seoDescription: oneLine(target.value) || null })}
          />
        )}
      </Field>
      <SlugField
        key={values.seoData?.slug ?? ''}
        slug={values.seoData?.slug ?? ''}
        placeholder={shown.slug}
        fieldRef={refOf('slug')}
        onSlug={(slug) => onValues(changedData(values, { slug }))}
      />
      <Field label="Trefwoorden" optional hint="Voor je eigen site: Google leest ze niet.">
        {(control) => (
          <ChipInput
            {...control}
            words={shown.keywords}
            onChange={(words) => {
              const line = words.join(', ')
              if (line.length <= SEO_LIMITS.keywords) onValues({ seoKeywords: line || null })
            }}
          />
        )}
      </Field>
    </>
  )
}

interface SlugFieldProps {
  slug: string
  placeholder: string
  fieldRef: (element: HTMLInputElement | null) => void
  onSlug: (slug: string) => void
}

/** What is typed becomes a slug when the field is left: half of one is none yet. */
function SlugField({ slug, placeholder, fieldRef, onSlug }: SlugFieldProps) {
  const [typed, setTyped] = useState(slug)
  const keep = () => {
    const value = slugOf(typed)
    setTyped(value)
    if (value !== slug) onSlug(value)
  }
  return (
    <Field label="Slug" hint="Het laatste stuk van het adres. Leeg: gemaakt van de titel.">
      {(control) => (
        <Input
          {...control}
          ref={fieldRef}
          value={typed}
          placeholder={placeholder}
          maxLength={SEO_LIMITS.slug}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
    </Field>
  )
}
