// What keeps YouTube from telling everything: no key, or an allowance that is spent. Renders nothing otherwise.
import { Notice } from '#web/ui/notice.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { useYoutubeState } from './use-channels.ts'

export function YoutubeNotices() {
  const { data } = useYoutubeState()
  if (data === undefined) return null
  if (!data.key)
    return (
      <Notice title="Alleen de openbare gegevens">
        Er is geen sleutel voor YouTube ingesteld. Je ziet titels, datums en weergaven van de nieuwste video’s, maar
        geen likes, reacties, lengte en tags, en je kunt niet laten zien dat een kanaal van jou is. Wie de server
        beheert, kan YOUTUBE_API_KEY instellen.
      </Notice>
    )
  if (data.spentUntil === null) return null
  return (
    <Notice title="Het tegoed bij YouTube is op voor vandaag">
      Nieuwe video’s komen nog binnen, hun cijfers niet. Vanaf {dateTime(data.spentUntil).slice(11)} uur halen we die
      weer op.
    </Notice>
  )
}
