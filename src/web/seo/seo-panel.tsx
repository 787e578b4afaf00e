// The panel beside an article: three scores, keyphrase, preview in Google, proposals and findings. 292 px wide beside the text,
// or as wide as a phone. Knows neither how an article is saved nor the editor: the host acts on what it calls.
import { RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { isInText, type Finding, type Place, type ReplaceFix, type SeoField, type TextPlace } from './finding.ts'
import type { PanelFinding } from './finding-line.tsx'
import { FindingList } from './finding-list.tsx'
import { GooglePreview } from './google-preview.tsx'
import type { Site } from './google-snippet.ts'
import { KeyphraseField } from './keyphrase-field.tsx'
import { MetaProposals, type Proposing } from './meta-proposals.tsx'
import { SameKeyphrase, type OtherArticle } from './same-keyphrase.tsx'
import { ScoreRow } from './score-row.tsx'
import { changedData, shownOf, type SeoValues } from './seo-values.ts'
import { SnippetFields } from './snippet-fields.tsx'
import type { UseAnalysis } from './use-analysis.ts'

export interface SeoPanelProps {
  title: string
  values: SeoValues
  analysis: UseAnalysis
  /** Fields that change, also by a click on a finding. */
  onValues: (change: Partial<SeoValues>) => void
  /** Asks to bring a place into view: of a finding that was chosen, or because the user asked for the place itself. */
  onGo: (place: TextPlace, why: 'chosen' | 'asked') => void
  /** Where the chosen finding stands, to be tinted in the text; none when no finding is chosen. */
  onShow: (places: readonly TextPlace[]) => void
  /** Asks to change the text; `mended` in finding.ts gives the block after it. */
  onFix: (fix: ReplaceFix) => void
  /** Of the Taalcheck; null while it has not answered. */
  language: readonly PanelFinding[] | null
  /** Ids of findings that were ignored in this session. */
  ignored: ReadonlySet<string>
  onIgnore: (id: string, ignored: boolean) => void
  /** Other articles of the same user with this keyphrase. */
  others: readonly OtherArticle[]
  site: Site
  /** Whether it is only looked at: then nothing in it can be changed. */
  readOnly?: boolean
  /** null: nothing can be proposed here. */
  proposing: Proposing | null
}

const fieldNames = {
  keyphrase: 'zoekwoord',
  seoTitle: 'titel',
  seoDescription: 'omschrijving',
  slug: 'slug',
} as const satisfies Record<SeoField, string>

export function SeoPanel(props: SeoPanelProps) {
  const {
    title,
    values,
    analysis,
    onValues,
    onGo,
    onShow,
    onFix,
    language,
    ignored,
    onIgnore,
    readOnly = false,
  } = props
  const shown = shownOf(title, values)
  const found = analysis.analysis
  const [chosen, setChosen] = useState<string | null>(null)
  const [editing, setEditing] = useState(false)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState<SeoField | null>(null)
  const onEntered = useCallback(() => setWanted(null), [])

  function go(place: Place): void {
    if (isInText(place)) return onGo(place, 'asked')
    if (place.field === 'keyphrase') return setEditing(true)
    setOpen(true)
    setWanted(place.field)
  }
  function choose(finding: PanelFinding | null): void {
    setChosen(finding?.id ?? null)
    const [first] = finding?.places ?? []
    // A field takes the focus, which somebody who only looks at a finding did not ask for.
    if (first && isInText(first)) onGo(first, 'chosen')
  }
  function run({ fix }: Finding): void {
    if (!fix) return
    const { change } = fix
    if (change.kind === 'replace') onFix(change)
    else if (change.field === 'slug') onValues(changedData(values, { slug: change.value }))
    else onValues({ [change.field]: change.value })
  }
  const shownAs = (finding: Finding): PanelFinding => {
    const { id, level, text, places, fix } = finding
    // Without the places in fields, which are not there to be entered.
    if (readOnly) return { id, level, text, places: places.filter(isInText) }
    return { id, level, text, places, ...(fix && { mend: { ...fix, run: () => run(finding) } }) }
  }
  const all = (found?.findings ?? []).map((finding) => ({ group: finding.group, ...shownAs(finding) }))
  const points = all.filter(({ level }) => level !== 'goed')
  const pointsOf = (group: Finding['group']) => points.filter((one) => one.group === group && !ignored.has(one.id))
  const ofLanguage = (language ?? [])
    .filter(({ id }) => !ignored.has(id))
    .map(({ mend, ...finding }) => ({ ...finding, ...(mend && !readOnly && { mend }) }))

  // As text: typing moves what was found, and a host that renders again has not changed it.
  const tinted = JSON.stringify(
    [...points, ...ofLanguage].find(({ id }) => id === chosen)?.places.filter(isInText) ?? [],
  )
  const show = useEffectEvent((places: string) => onShow(JSON.parse(places) as TextPlace[]))
  useEffect(() => show(tinted), [tinted])

  return (
    <div className="grid grid-cols-1 gap-4">
      <ScoreRow
        seo={found?.seoScore ?? null}
        readability={found?.readability ?? null}
        language={language && ofLanguage.filter(({ level }) => level === 'fout').length}
        stale={analysis.phase === 'analysing'}
      />
      <KeyphraseField
        readOnly={readOnly}
        keyphrase={shown.keyphrase}
        synonyms={shown.synonyms}
        candidates={found?.candidates ?? []}
        onKeyphrase={(keyphrase) => onValues(changedData(values, { keyphrase }))}
        onSynonyms={(synonyms) => onValues(changedData(values, { synonyms }))}
        editing={editing}
        onEditing={setEditing}
      />
      {!readOnly && <SameKeyphrase others={props.others} />}
      <GooglePreview shown={shown} site={props.site} />
      {!readOnly && (
        <SnippetFields
          title={title}
          values={values}
          shown={shown}
          onValues={onValues}
          open={open}
          onOpen={setOpen}
          wanted={wanted}
          onEntered={onEntered}
        >
          {props.proposing && (
            <MetaProposals
              {...props.proposing}
              values={values}
              onTake={({ field, value }) => onValues({ [field]: value })}
            />
          )}
        </SnippetFields>
      )}
      {analysis.phase === 'failed' && (
        <Notice
          tone="bad"
          live
          title="De tekst kon niet worden bekeken"
          action={
            <Button kind="secondary" size="small" onClick={analysis.retry}>
              <RotateCcw aria-hidden />
              Probeer opnieuw
            </Button>
          }
        />
      )}
      {found || language ? (
        <FindingList
          groups={[
            ...(found
              ? [
                  { name: 'SEO', findings: pointsOf('seo') },
                  { name: 'Leesbaarheid', findings: pointsOf('leesbaarheid') },
                ]
              : []),
            { name: 'Taalcheck', findings: ofLanguage, ...(language === null && { waits: 'Wordt nagekeken' }) },
          ]}
          good={all.filter(({ level }) => level === 'goed')}
          ignored={[...points, ...(language ?? [])].filter(({ id }) => ignored.has(id))}
          chosen={chosen}
          labelOf={(place) => (isInText(place) ? (found?.labels[place.block] ?? 'tekst') : fieldNames[place.field])}
          onChoose={choose}
          onGo={go}
          onIgnore={(id, off) => {
            if (off && id === chosen) choose(null)
            onIgnore(id, off)
          }}
        />
      ) : (
        analysis.phase !== 'failed' && (
          <div role="status">
            <span className="sr-only">De tekst wordt bekeken</span>
            <SkeletonText widths={[40, 100, 85, 40, 95]} />
          </div>
        )
      )}
    </div>
  )
}
