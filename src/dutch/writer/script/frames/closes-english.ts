// English ends of a script, and the short sentences between its parts. Data only.

import type { BridgeBook, CloseBook } from '../frames.ts'

export const closesEnglish: CloseBook = {
  ordinary: {
    talk: [
      'What do you think? Let us know in the comments.',
      'What would you add? Put it in the comments.',
      'Have you got something to add? It is welcome in the comments.',
      'Does any of this sound familiar? Tell us in the comments.',
      'What will you remember from this? Let us know in the comments.',
      'Feel free to join in below.',
      'A question, or a good idea? Leave it below.',
      'And what is your own story? Tell it below.',
    ],
    call: [
      'Save this video, so you can find it again.',
      'Save this video for a quiet moment.',
      'Want to hear it again later? Then save this video.',
      'Keep this video for when you need it.',
      'Do you know someone who would like to hear this? Pass this video on.',
      'Feel free to share this video with someone who could use it.',
      'Send this video to the person you are thinking of right now.',
      'Follow along if you would like to hear more stories like this.',
      'More stories like this one? Then follow this channel.',
      'Follow this channel, and you will not miss the next story.',
    ],
  },
  news: {
    talk: [
      'What do you think? Tell us in the comments, and keep it friendly.',
      'How do you look at it? Join in below.',
      'Do you notice any of this yourself? Tell us in the comments.',
      'What would you like to know about it? Ask in the comments.',
      'Do you see it differently? That is welcome in the comments too.',
      'The last word on this has not been said. Join in below.',
    ],
    call: [
      'Follow this channel to stay up to date.',
      'More subjects in a minute? Then follow this channel.',
      'Share this video with someone who is talking about it too.',
      'Do you know someone who wants to know this? Pass this video on.',
    ],
  },
  sober: [
    'If you want to know more, the whole story is there to read in peace.',
    'You can leave a reaction, with respect for everyone involved.',
    'Let’s look after one another a little.',
    'That is all for now, with respect for everyone who is living with this.',
    'Sometimes being quiet for a moment is enough.',
    'If you leave a reaction, please keep in mind who may be listening.',
    'Thank you for listening.',
    'Thank you for taking the time to listen.',
    'A reaction is welcome, as long as it is written with care.',
    'Take whatever time you need to let this sink in.',
  ],
}

export const bridgesEnglish: BridgeBook = {
  insight: [
    'And then there is this.',
    'Let’s look a little wider.',
    'There is more to it than that.',
    'It makes you think.',
  ],
  practice: [
    'So what can you do with that?',
    'Here are a few things to take along.',
    'So where do you go from here?',
    'Maybe there is something in this for you.',
  ],
  encouragement: ['One more thing.', 'Above all, remember this.', 'And perhaps most of all.', 'And finally, this.'],
}

/** What a listener notices when two sentences of one script have it. */
export const echoesEnglish: readonly RegExp[] = [
  /comments|below/i,
  /this video/i,
  /this channel|follow/i,
  /\bminute/i,
  /\bmoment\b/i,
  /\bquiet\b/i,
  /\bhurry\b|\brush/i,
  /attention/i,
  /listen/i,
  /familiar/i,
  /curious/i,
  /do you look at|do you think/i,
  /stor(?:y|ies)\b/i,
  /respect/i,
  /more to (?:say|it)/i,
  /take (?:the|our|your) time|our time/i,
  /enough/i,
  /\bcare\b/i,
  /\bwords\b/i,
]
