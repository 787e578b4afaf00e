// The texts with which something that is made of a video begins. Pure.
import type { Video } from '#contract/channels/channel.ts'

/** The first `most` characters (code points). */
export const inCharacters = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd()

/** How much of a description is handed on, in characters (specification, section 9): what follows is addresses and hashtags. */
const DESCRIPTION_CHARACTERS = 500

/** What a video is about, in its maker's words. */
export const aboutVideo = ({ description }: Pick<Video, 'description'>): string =>
  inCharacters(description.trim(), DESCRIPTION_CHARACTERS)

/** Characters that would be markup in Markdown. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>&#|]/g, '\\$&')

/** An article that has yet to be written: what it was inspired by, with the way there. */
export function articleOf({ title, videoUrl }: Pick<Video, 'title' | 'videoUrl'>, channelTitle: string) {
  return {
    title: title.trim().length < 3 ? `Video: ${title.trim()}` : inCharacters(title.trim(), 300),
    content: `Idee bij de video [${escaped(title)}](${videoUrl}) van ${escaped(channelTitle)} op YouTube.`,
  }
}
