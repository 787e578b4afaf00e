// One video in the list: picture, title, figures, tags, and what can be made of it. Makes no request.
import { ExternalLink, FileText, Lightbulb, Link2, Mic, WandSparkles } from 'lucide-react'
import type { Video } from '#contract/channels/channel.ts'
import { videoPicture } from '#contract/channels/endpoints.ts'
import { address } from '#web/http/call.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { dateTime, relativeTime } from '#web/ui/date-time.ts'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'
import { counted, lengthOf } from './channel-words.ts'
import { ForeignPicture } from './foreign-picture.tsx'

export interface VideoIdeas {
  article: (video: Video) => void
  link: (video: Video) => void
  script: (video: Video) => void
  titles: (video: Video) => void
}

/** Tags that are shown; some videos have dozens. */
const MOST_TAGS = 6

export function VideoItem({ video, now, ideas }: { video: Video; now: Date; ideas: VideoIdeas }) {
  const { channelId: id, videoId, title, videoUrl, publishedAt, tags } = video
  const length = lengthOf(video.duration)
  return (
    <li className="grid gap-4 border-b border-rule py-6 sm:grid-cols-[13rem_1fr]">
      <a
        href={videoUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Bekijk ‘${title}’ op YouTube`}
        className="relative block self-start overflow-hidden rounded-field"
      >
        <ForeignPicture
          src={address(videoPicture.path, { id, videoId })}
          width={320}
          height={180}
          className="aspect-video h-auto w-full"
        />
        {length !== null && (
          <span className="absolute right-1.5 bottom-1.5 rounded-small bg-ink px-1.5 text-caption font-semibold text-paper tabular-nums">
            <span className="sr-only">duurt </span>
            {length}
          </span>
        )}
      </a>
      <div className="grid min-w-0 content-start gap-2">
        <h2 className="text-title wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap gap-x-3 text-small text-ink-2 tabular-nums">
          <time dateTime={publishedAt} title={dateTime(publishedAt)}>
            {relativeTime(publishedAt, now)}
          </time>
          {figuresOf(video).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-x-3 text-caption text-ink-3">
            {tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag} className="wrap-anywhere">
                #{tag}
              </li>
            ))}
            {tags.length > MOST_TAGS && <li>en {tags.length - MOST_TAGS} meer</li>}
          </ul>
        )}
        <Ideas video={video} ideas={ideas} />
      </div>
    </li>
  )
}

/** What is known: the public feed tells views only. */
function figuresOf({ viewCount, likeCount, commentCount, metadata }: Video): string[] {
  const { detailed, likesHidden, commentsOff } = metadata
  return [
    ...(detailed || viewCount > 0 ? [counted(viewCount, 'weergave', 'weergaven')] : []),
    ...(detailed && !likesHidden ? [counted(likeCount, 'like', 'likes')] : []),
    ...(detailed && !commentsOff ? [counted(commentCount, 'reactie', 'reacties')] : []),
  ]
}

function Ideas({ video, ideas }: { video: Video; ideas: VideoIdeas }) {
  const isAdmin = useLoggedInUser().role === 'admin'
  const { title, videoUrl } = video
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-1">
      {isAdmin ? (
        <Menu>
          <MenuTrigger
            aria-label={`Maak een idee van ‘${title}’`}
            className={buttonLook({ kind: 'quiet', size: 'small' })}
          >
            <Lightbulb aria-hidden />
            Maak er een idee van
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => ideas.article(video)}>
              <FileText aria-hidden />
              Als artikel
            </MenuItem>
            <MenuItem onSelect={() => ideas.link(video)}>
              <Link2 aria-hidden />
              Als link op het bord
            </MenuItem>
          </MenuContent>
        </Menu>
      ) : (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Maak een idee van ‘${title}’`}
          onClick={() => ideas.article(video)}
        >
          <Lightbulb aria-hidden />
          Maak er een idee van
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        aria-label={`Schrijf shorts-tekst over ‘${title}’`}
        onClick={() => ideas.script(video)}
      >
        <Mic aria-hidden />
        Schrijf shorts-tekst
      </Button>
      <Button kind="quiet" size="small" aria-label={`Maak titels voor ‘${title}’`} onClick={() => ideas.titles(video)}>
        <WandSparkles aria-hidden />
        Maak titels
      </Button>
      <a
        href={videoUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ‘${title}’ op YouTube`}
        className={buttonLook({ kind: 'quiet', size: 'small' })}
      >
        <ExternalLink aria-hidden />
        YouTube
      </a>
    </div>
  )
}
