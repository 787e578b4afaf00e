// What can be made of a video: an article, a link on the board, a script for a Short, titles. Each begins with the video's title, and
// with nothing that is YouTube's to keep. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addArticle } from '#contract/articles/endpoints.ts'
import type { Video } from '#contract/channels/channel.ts'
import { LONGEST_SUBJECT } from '#contract/tools/titeltovenaar.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ARTICLE_KEY } from '#web/sources/article.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { newKey } from '#web/sources/new-key.ts'
import { describing } from '#web/tools/described-title.ts'
import { inputKey, noResults, usePutReady } from '#web/tools/put-ready.ts'
import { noScriptWish, type ScriptWish } from '#web/tools/shorts-text-form.tsx'
import { noWish, type TitleWish } from '#web/tools/titeltovenaar-form.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { aboutVideo, articleOf, inCharacters } from './video-texts.ts'

const SCRIPT_TAB = 'shorts-text-generator'
const TITLE_TAB = 'titeltovenaar'

export function useVideoIdeas(channelTitle: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const putReady = usePutReady()

  async function makeArticle(video: Video): Promise<void> {
    try {
      const { id } = await call(addArticle, { body: { ...articleOf(video, channelTitle), key: newKey() } })
      toast({ title: 'Het idee staat tussen je artikelen', description: video.title })
      void client.invalidateQueries({ queryKey: listKeys.articles })
      await navigate(articleAt(id))
    } catch (error) {
      tellFailure('Fout bij het maken van het artikel', error)
    }
  }
  return {
    article: (video: Video) => void makeArticle(video),
    /** For administrators: the form of a new link, filled in. */
    link: ({ videoUrl, title }: Video) =>
      void navigate({ to: '/admin', search: { tab: 'inspiratie-links', url: videoUrl, title } }),
    script(video: Video) {
      const wish: ScriptWish = { ...noScriptWish, ...describing(video.title, aboutVideo(video)) }
      putReady(
        SCRIPT_TAB,
        // Without an article: that of before is about something else.
        { ...noResults(SCRIPT_TAB), [ARTICLE_KEY]: null, [inputKey(SCRIPT_TAB)]: wish },
        'Staat klaar in Shorts-tekst',
        'De titel en de omschrijving van de video zijn ingevuld.',
      )
    },
    titles(video: Video) {
      const subject = inCharacters(video.title, LONGEST_SUBJECT)
      const context = aboutVideo(video) || `Een video van ${channelTitle} op YouTube: ${video.title}`
      const wish: TitleWish = { ...noWish, subject, context, describes: subject }
      putReady(
        TITLE_TAB,
        { ...noResults(TITLE_TAB), [ARTICLE_KEY]: null, [inputKey(TITLE_TAB)]: wish },
        'Staat klaar in TitelTovenaar',
        'De titel en de omschrijving van de video zijn ingevuld.',
      )
    },
  }
}
