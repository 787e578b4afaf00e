// The room of one article: its six tabs, how it stands with saving, and what can be done with it. The text itself is the editor's.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ARTICLE_BIN_DAYS, type Article } from '#contract/articles/article.ts'
import { address, call } from '#web/http/call.ts'
import { articlePicture, readArticle } from '#contract/articles/endpoints.ts'
import { useTextEditor } from '#web/editor/use-text-editor.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticleToolTab } from './article-tool-tab.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { useRoomActions } from './use-room-actions.ts'
import { articleParts, useArticlePart, type ArticlePart } from './article-parts.ts'
import { isSameText, textOf, type ArticleText, type SeoText } from './article-text.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { forgetDraft } from './draft-store.ts'
import { OriginalTab, PreviewTab } from './reading-tabs.tsx'
import { SaveLine, saveWords } from './save-line.tsx'
import { useRestoreVersion } from './use-versions.ts'
import { useSaving } from './use-saving.ts'
import type { Start } from './use-start.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import { WritingHelp } from './writing-help.tsx'
import type { WritingOrder } from './writing-order.ts'
import { WritingTab } from './writing-tab.tsx'
import { WritingLine } from '#web/writing/writing-line.tsx'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { useArticleWriting } from './use-article-writing.ts'
import { useRewriting } from './use-rewriting.ts'

interface ArticleRoomProps {
  /** As the server has it; null for one that it does not have yet. */
  article: Article | null
  start: Start
  /** Whether it is one's own: others are only read. */
  isOwn: boolean
  /** What is to be written when it opens. */
  order?: WritingOrder | undefined
  onAdded?: (article: Article) => void
}

export function ArticleRoom({ article, start, order, isOwn, onAdded }: ArticleRoomProps) {
  const [part, setPart] = useArticlePart()
  const [title, setTitle] = useState(start.text.title)
  const [seo, setSeo] = useState<SeoText>(seoOf(start.text))
  const [restored, setRestored] = useState(start.restored)
  const [theirs, setTheirs] = useState<Article>()
  const [showsVersions, setShowsVersions] = useState(false)
  const [showsCampaign, setShowsCampaign] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [clicked, setClicked] = useState<string | null>(null)
  const [score, setScore] = useState<number | null>(article?.seoScore ?? null)
  /** What is known of each block that is the machine's, by its id. */
  const marks = useRef(new Map(start.text.blocks.map((mark) => [mark.id, mark])))
  const editor = useTextEditor({
    markdown: start.text.content,
    blocks: start.text.blocks,
    editable: isOwn,
    label: 'Inhoud',
    placeholder: 'Schrijf, of typ / voor een kop, een lijst of een tabel',
    pictureAddress: (url) => address(articlePicture.path, {}, { url }),
    onChange: () => saving.touch(),
    onFinding: setClicked,
    onNotice: (notice) => toast(pasteWords[notice]),
  })

  function read(): ArticleText {
    if (editor === null) return { ...start.text, title, ...seo }
    const { markdown, blocks } = editor.read()
    const known = blocks.flatMap(({ id, at }) => {
      const mark = marks.current.get(id)
      return mark === undefined ? [] : [{ ...mark, at }]
    })
    return { title, content: markdown, blocks: known, seoScore: score, ...seo }
  }
  const origin = {
    originalContent: article?.originalContent ?? start.origin.originalContent ?? null,
    sources: article?.sources ?? start.origin.sources ?? [],
  }
  function keepMarks(found: readonly MachineBlock[]) {
    for (const mark of found) marks.current.set(mark.id, mark)
    saving.touch()
  }
  const saving = useSaving({
    article,
    version: start.version,
    origin: start.origin,
    read,
    onAdded: (added) => onAdded?.(added),
  })

  const writing = useArticleWriting({
    editor,
    title,
    articleId: article?.id ?? null,
    origin,
    order,
    onMarks: keepMarks,
    closeBefore: async () => {
      if (article !== null) await saving.saveNow({ close: true })
    },
    onWritten: () => void saving.saveNow(),
  })
  const rewriting = useRewriting(editor, keepMarks)

  /** Puts another text in the room, as it stands: nothing of it counts as typed. */
  function put(text: ArticleText) {
    setTitle(text.title)
    setSeo(seoOf(text))
    for (const mark of text.blocks) marks.current.set(mark.id, mark)
    editor?.replaceAll(text.content, text.blocks)
  }

  // A text of before stands there again: it is sent like what is typed.
  const begin = useEffectEvent(() => {
    if (start.restored !== null) saving.touch()
  })
  useEffect(() => begin(), [])

  const follow = useEffectEvent((next: Article) => {
    if (saving.version === null || next.version <= saving.version || saving.state.kind === 'sending') return
    if (isSameText(read(), textOf(next))) return saving.takeOver(next, { saved: true })
    if (saving.hasUnsent()) return setTheirs(next)
    put(textOf(next))
    saving.takeOver(next, { saved: true })
    toast({ title: 'Bijgewerkt', description: 'Dit artikel is in een ander venster opgeslagen.' })
  })
  const { kind } = saving.state
  useEffect(() => {
    if (article !== null) follow(article)
  }, [article, kind])
  // The server refused a save: what it has must be seen before anything is chosen.
  const compare = useEffectEvent(async () => {
    if (article === null) return
    try {
      setTheirs(await call(readArticle, { params: { id: article.id } }))
    } catch (error) {
      tellFailure('De nieuwere versie kon niet worden opgehaald', error)
    }
  })
  useEffect(() => {
    if (kind === 'conflict') void compare()
  }, [kind])

  async function saveForCheck(): Promise<number | null> {
    const state = await saving.saveNow({ close: true })
    if (state.kind === 'saved') return saving.latest()
    toast({ variant: 'destructive', title: 'Fout bij opslaan', description: saveWords(state, saving.isUnkept) })
    return null
  }
  async function save() {
    const text = read()
    if (text.title.trim() === '' || text.content.trim() === '') {
      // As the specification has it, section 5.
      toast({
        variant: 'destructive',
        title: 'Invoer vereist',
        description: 'Vul een titel en inhoud in voor je artikel.',
      })
      return
    }
    const state = await saving.saveNow({ close: true })
    if (state.kind === 'saved')
      toast({ title: 'Artikel bijgewerkt', description: 'Je artikel is succesvol opgeslagen' })
    else if (state.kind === 'refused')
      toast({ variant: 'destructive', title: 'Fout bij opslaan', description: state.message })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (isOwn) void save()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])

  const { mutateAsync: restore } = useRestoreVersion(article?.id ?? 0)
  async function putBack(n: number) {
    if (article === null) return
    try {
      if (saving.hasUnsent()) await saving.saveNow()
      const next = await restore({ n, version: saving.version ?? article.version })
      put(textOf(next))
      saving.takeOver(next, { saved: true })
      setShowsVersions(false)
      toast({ title: 'Versie teruggezet', description: 'De tekst van zojuist staat bij de versies.' })
    } catch (error) {
      tellFailure('De versie is niet teruggezet', error)
    }
  }
  async function discardRestored() {
    if (restored === null || article === null) return
    await forgetDraft(restored.key)
    setRestored(null)
    put(textOf(article))
    saving.takeOver(article, { saved: true })
  }
  /** Saves `text` over what the other window saved, which becomes a version. */
  function choose(text: ArticleText, over: Article) {
    put(text)
    setTheirs(undefined)
    saving.takeOver(over, { saved: false })
  }
  /** The other window's text stays, and what was typed here becomes a version too. */
  async function giveWay(over: Article) {
    choose(read(), over)
    const after = await saving.saveNow()
    if (after.kind !== 'saved') return
    put(textOf(over))
    saving.touch()
    await saving.saveNow({ closeBefore: 'save' })
  }
  const actions = useRoomActions(article, isOwn ? saveForCheck : async () => saving.version)
  async function discard() {
    setDeleting(false)
    if (await actions.discard()) saving.takeOver(article as Article, { saved: true })
  }
  const shown = isClosed(part, article) ? 'bewerken' : part
  return (
    <div className="-mt-6 grid grid-cols-1 md:-mt-8">
      <Tabs
        label="Onderdelen van het artikel"
        tabs={articleParts.map((value) => ({ value, label: labels[value], disabled: isClosed(value, article) }))}
        value={shown}
        onChange={setPart}
        before={
          <PlainLink
            to="/admin"
            search={{ tab: 'content' }}
            aria-label="Terug naar de artikelen"
            className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), '-ml-2')}
          >
            <ArrowLeft aria-hidden />
          </PlainLink>
        }
        beside={
          <div className="ml-auto flex min-w-0 items-center gap-1 py-2">
            <SaveLine state={saving.state} isUnkept={saving.isUnkept} />
            <ArticleActions
              isKept={article !== null}
              isOwn={isOwn}
              onSave={() => void save()}
              onVersions={() => setShowsVersions(true)}
              onExport={(format) => void actions.exportAs(format)}
              onDelete={() => setDeleting(true)}
              onCampaign={isOwn && article !== null ? () => setShowsCampaign(true) : undefined}
            />
          </div>
        }
      >
        <div className="grid grid-cols-1">
          {restored !== null && (
            <div className="py-4">
              <Notice
                title={`Je tekst van ${dateTime(new Date(restored.at))} is teruggezet`}
                action={
                  article !== null && (
                    <Button kind="secondary" size="small" onClick={() => void discardRestored()}>
                      Neem de opgeslagen tekst
                    </Button>
                  )
                }
              >
                Hij stond nog alleen op dit apparaat, en wordt nu opgeslagen.
              </Notice>
            </div>
          )}
          <WritingLine
            isWriting={writing.isWriting}
            problem={writing.problem}
            onStop={writing.stop}
            onGoOn={writing.writeRest}
          />
          {shown === 'bewerken' && editor !== null && (
            <WritingTab
              editor={editor}
              article={article}
              origin={origin}
              title={title}
              seo={seo}
              isOwn={isOwn}
              isTyped={saving.state.kind !== 'saved'}
              clicked={clicked}
              onTitle={(next) => {
                setTitle(next)
                saving.touch()
              }}
              onSeo={(change) => {
                setSeo((before) => ({ ...before, ...change }))
                saving.touch()
              }}
              onScore={setScore}
              help={
                <WritingHelp
                  onRewrite={rewriting.open}
                  onSection={() => void writing.writeSection()}
                  noSection={writing.noSection()}
                />
              }
              save={saveForCheck}
              onChecked={(next) => saving.takeOver(next, { saved: true })}
            />
          )}
          {shown === 'voorbeeld' && <PreviewTab title={title} text={read()} />}
          {(shown === 'facebook' || shown === 'link-in-bio') && (
            <div className="pt-6">
              <ArticleToolTab tool={shown} article={article && ownArticle(article, read())} isOwn={isOwn} />
            </div>
          )}
          {shown === 'origineel' && article !== null && <OriginalTab article={article} />}
        </div>
      </Tabs>
      {showsVersions && article !== null && (
        <VersionsDialog
          id={article.id}
          version={saving.version ?? article.version}
          now={read()}
          mayEdit={isOwn}
          onRestore={putBack}
          onClose={() => setShowsVersions(false)}
        />
      )}
      <ConfirmDialog
        open={deleting}
        title="Artikel verwijderen?"
        yes="Verwijderen"
        no="Annuleren"
        onYes={() => void discard()}
        onNo={() => setDeleting(false)}
      >
        Weet je zeker dat je dit artikel wilt verwijderen? Het blijft nog {ARTICLE_BIN_DAYS} dagen in de prullenbak
        staan.
      </ConfirmDialog>
      {showsCampaign && article !== null && (
        <CampaignDialog
          article={article}
          beforeStart={async () => {
            if ((await saveForCheck()) === null) throw new Error('the article could not be saved')
          }}
          onTake={(field, text) => {
            setSeo((before) => ({ ...before, [field]: text }))
            saving.touch()
          }}
          onClose={() => setShowsCampaign(false)}
        />
      )}
      {rewriting.part && (
        <RewriteDialog
          text={rewriting.part.text}
          articleId={article?.id ?? null}
          onTake={rewriting.take}
          onClose={rewriting.close}
        />
      )}
      {theirs !== undefined && (
        <ConflictDialog
          mine={read()}
          theirs={theirs}
          onMine={() => choose(read(), theirs)}
          onTheirs={() => void giveWay(theirs)}
          onBoth={(merged) => choose({ ...read(), content: merged }, theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </div>
  )
}

/** The article as it stands in the room, for the tools. */
const ownArticle = ({ id, textVersion }: Article, { title, content, seoDescription }: ArticleText) => ({
  id,
  textVersion,
  title,
  content,
  seoDescription: seoDescription === '' ? null : seoDescription,
})

const seoOf = ({ seoTitle, seoDescription, seoKeywords, seoData }: SeoText): SeoText => ({
  seoTitle,
  seoDescription,
  seoKeywords,
  seoData,
})

const pasteWords = {
  picturesLeftOut: {
    title: 'Afbeeldingen weggelaten',
    description: 'Afbeeldingen komen niet mee met plakken. Voeg ze in met hun adres.',
  },
  tooLong: { title: 'Te lang om te plakken', description: 'Een artikel telt hoogstens 1.000.000 tekens.' },
  asPlainText: { title: 'Als gewone tekst geplakt', description: 'De opmaak was te ingewikkeld om over te nemen.' },
} as const

const labels: Record<ArticlePart, string> = {
  bewerken: 'Bewerken',
  voorbeeld: 'Voorbeeld',
  origineel: 'Origineel',
  metrics: 'Metrics',
  facebook: 'Facebook',
  'link-in-bio': 'Link in Bio',
}

/** Tabs that have nothing to show (specification, section 2). */
function isClosed(part: ArticlePart, article: Article | null): boolean {
  if (part === 'origineel') return !article?.originalContent
  if (part === 'metrics') return article?.metrics == null
  return false
}
