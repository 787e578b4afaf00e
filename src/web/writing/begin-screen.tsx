// Where an article begins that is not begun blank: its title, what it is written from, and the outline that it is written to. Knows
// no editor.
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { articleLengths, articleMeasures } from '#contract/writing/article-length.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { StylePicker } from '#web/styles/style-picker.tsx'
import { showsNothing } from '#web/sources/taking.ts'
import { useCost } from '#web/tools/use-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { HeadlineInput, Textarea } from '#web/ui/textarea.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { OutlineEditor } from './outline-editor.tsx'
import { cleanSections, isOutline, outlineOfIdea, outlineProblem, type Plan } from './plan.ts'
import { SourceList } from './source-list.tsx'
import { useAddSource } from './use-add-source.ts'
import { useOutline } from './use-outline.ts'

interface BeginScreenProps {
  /** Whether one begins with no more than an idea. */
  isIdea: boolean
  plan: Plan
  onChange: (change: Partial<Plan>) => void
  /** The article is to be written by this plan. */
  onWrite: (plan: Plan, styleId: number | null) => void
  /** One writes it oneself, by the outline if there is one and with the sources at hand. */
  onSelf: (plan: Plan) => void
  /** The text of the only source becomes the text of the article. */
  onText: (plan: Plan) => void
}

export function BeginScreen({ isIdea, plan, onChange, onWrite, onSelf, onText }: BeginScreenProps) {
  const adding = useAddSource(plan.sources, (source) =>
    onChange({
      sources: [...plan.sources, source],
      ...(plan.title.trim() === '' && { title: plainTitle(source.title) }),
    }),
  )
  const style = useStyleChoice('writing')
  const outline = useOutline()
  const cost = useCost(1)
  const [asked, setAsked] = useState(false)
  const { typed } = plan
  const setTyped = (text: string) => onChange({ typed: text })
  const isReady = plan.title.trim() !== '' && (plan.sources.length > 0 || !showsNothing(typed))
  const wrong = plan.sections.length > 0 ? outlineProblem(plan.sections) : null

  async function makeOutline() {
    setAsked(true)
    const given = outline.pending || adding.pending ? null : await wholePlan()
    if (given === null || given.title.trim() === '' || given.sources.length === 0) return
    const sections = await outline.make(given, style[0])
    if (sections !== null) onChange({ sections })
  }
  /** The plan, with what stands in the field of sources; null when that is no source. */
  async function wholePlan(): Promise<Plan | null> {
    if (showsNothing(typed)) return plan
    const source = await adding.fromTyped(typed)
    if (source === null) return null
    setTyped('')
    return { ...plan, sources: [...plan.sources, source], title: plan.title.trim() || plainTitle(source.title) }
  }
  /** Costs nothing. What was typed is then the outline, or the title of one, and no source. */
  function makeOwnOutline() {
    const isTitle = !isOutline(typed) && !typed.trim().includes('\n') && plan.title.trim() === ''
    onChange({ sections: outlineOfIdea(typed), ...(isTitle && { title: typed.trim().slice(0, ARTICLE_LIMITS.title) }) })
    if (isTitle || isOutline(typed)) setTyped('')
  }
  /** Goes on with the plan, once what was typed is a source too. */
  async function begin(go: (whole: Plan) => void) {
    const whole = adding.pending ? null : await wholePlan()
    if (whole !== null) go(whole)
  }
  const beginOneself = () => begin(onSelf)
  const write = () => begin((whole) => onWrite({ ...whole, sections: cleanSections(whole.sections) }, style[0]))
  const hasOutline = plan.sections.length > 0
  // An outline without sources is written by whoever made it.
  const isOwn = hasOutline && plan.sources.length === 0 && showsNothing(typed)
  return (
    <div className="mx-auto grid w-full max-w-[42.5rem] gap-8 pb-16">
      <header className="grid gap-3">
        <h1 className="text-h1">{isIdea ? 'Nieuw artikel uit een idee' : 'Nieuw artikel'}</h1>
        <p className="text-ink-2">
          {isIdea
            ? 'Schrijf op wat je wilt vertellen. Daaruit komt een opzet die je aanvult: wat je nog moet uitzoeken, staat in het artikel als open plek.'
            : 'Geef de bronnen, laat een opzet maken en pas die aan. Daarna schrijft de schrijfhulp een eerste versie: alleen met feiten uit je bronnen, en met open plekken waar die zwijgen.'}
        </p>
      </header>
      <Field
        label="Titel of onderwerp"
        error={asked && plan.title.trim() === '' ? 'Geef het artikel een titel.' : undefined}
      >
        {(control) => (
          <HeadlineInput
            {...control}
            value={plan.title}
            maxLength={ARTICLE_LIMITS.title}
            placeholder="Waar gaat het over?"
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <SourceList
        sources={plan.sources}
        adding={adding}
        isIdea={isIdea && plan.sources.length === 0}
        typed={typed}
        onTyped={setTyped}
        onRemove={(at) => onChange({ sources: plan.sources.filter((_, place) => place !== at) })}
      />
      {asked && plan.sources.length === 0 && adding.problem === undefined && (
        <p role="alert" className="-mt-4 text-small text-bad">
          Schrijf een paar zinnen over je idee, of geef een bron.
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Lengte">
          {(control) => (
            <Select
              {...control}
              value={plan.length}
              onChange={({ target }) => onChange({ length: target.value as Plan['length'] })}
            >
              {articleLengths.map((length) => {
                const { label, words } = articleMeasures[length]
                return (
                  <option key={length} value={length}>
                    {`${label} (${words.min} tot ${words.max} woorden)`}
                  </option>
                )
              })}
            </Select>
          )}
        </Field>
        <div className="self-end pb-2">
          <StylePicker value={style[0]} onChange={style[1]} />
        </div>
      </div>
      <Field label="Wens" optional hint="Bijvoorbeeld: begin met de bewoners, of laat de cijfers weg.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={plan.instruction}
            maxLength={1_000}
            className="min-h-0!"
            onChange={({ target }) => onChange({ instruction: target.value })}
          />
        )}
      </Field>
      {plan.sections.length > 0 && (
        <div className="grid gap-3">
          <h2 className="text-h2">Opzet</h2>
          <OutlineEditor sections={plan.sections} hasSources={!isOwn} onChange={(sections) => onChange({ sections })} />
          {wrong !== null && (
            <p role="alert" className="text-small text-bad">
              {wrong}
            </p>
          )}
        </div>
      )}
      {outline.problem !== undefined && (
        <Notice tone="bad" live title="Er is geen opzet gemaakt">
          {outline.problem}
        </Notice>
      )}
      <div className="grid gap-4 border-t border-rule pt-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {isOwn ? (
            <Button disabled={wrong !== null} onClick={() => void beginOneself()}>
              Begin met deze opzet
            </Button>
          ) : (
            hasOutline && (
              <Button disabled={wrong !== null || !isReady} onClick={() => void write()}>
                <Sparkles aria-hidden />
                Schrijf artikel
              </Button>
            )
          )}
          {!hasOutline && isIdea && <Button onClick={makeOwnOutline}>Maak zelf een opzet</Button>}
          <Button
            kind={hasOutline || isIdea ? 'secondary' : 'primary'}
            pending={outline.pending}
            onClick={() => void makeOutline()}
          >
            {!outline.pending && !hasOutline && <Sparkles aria-hidden />}
            {hasOutline ? 'Maak een andere opzet' : isIdea ? 'Laat een opzet maken' : 'Maak een opzet'}
          </Button>
          <p className="text-small text-ink-3">{cost}</p>
        </div>
        <div className="-ml-3 flex flex-wrap gap-x-2">
          {!hasOutline && !isIdea && (
            <Button kind="quiet" size="small" onClick={makeOwnOutline}>
              Maak zelf een opzet
            </Button>
          )}
          {!isOwn && (
            <Button kind="quiet" size="small" onClick={() => void beginOneself()}>
              Schrijf het zelf, met de bronnen ernaast
            </Button>
          )}
          {plan.sources.length === 1 && (
            <Button kind="quiet" size="small" onClick={() => onText(plan)}>
              Begin met deze tekst
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** A source is called after its site too; a title is not. */
const plainTitle = (title: string) => title.replace(/ \([^()]*\.[a-z]{2,}\)$/i, '')
