// English questions and calls by domain, for the beginning and the end of a script. Data only.
// A question must fit every title of its domain; none for serious subjects.

import type { Domain } from '../../general/domain.ts'

interface Asks {
  /** What the domain is about, behind 'a story about'; for a title that an English listener cannot read. */
  about?: string
  asks: readonly string[]
  /** What a listener can do with the video: whole sentences. */
  keeps: readonly string[]
}

export const asksEnglish: Readonly<Record<Domain, Asks>> = {
  serious: { asks: [], keeps: [] },
  news: {
    about: 'something in the news',
    asks: ['Do you notice any of it yourself?', 'What would you like to know about it?'],
    keeps: [],
  },
  food: {
    about: 'food and drink',
    asks: ['Is that to your taste?', 'What is on the table at your place?', 'Who would you share it with?'],
    keeps: ['Save this for the weekend.', 'Send this to someone you like to eat with.'],
  },
  garden: {
    about: 'things that grow',
    asks: ['What is growing at your place?', 'Do you have green fingers?', 'How is everything growing with you?'],
    keeps: ['Save this for a day in the green.', 'Send this to someone with green fingers.'],
  },
  travel: {
    about: 'getting out',
    asks: ['Is it on your list?', 'Who would you take along?', 'Where do you like to go?'],
    keeps: ['Save this for your next day off.', 'Send this to someone you like to travel with.'],
  },
  home: {
    about: 'life at home',
    asks: ['What does it look like at your place?', 'What would you choose?', 'How do you do that at home?'],
    keeps: ['Save this for when you are busy at home.', 'Send this to the people you live with.'],
  },
  style: {
    about: 'style',
    asks: ['Is that your style?', 'What would you choose?', 'Is it to your taste, or not at all?'],
    keeps: ['Send this to a friend who shares your taste.', 'Save this for the next time you have nothing to wear.'],
  },
  family: {
    about: 'family life',
    asks: ['How does that go at your place?', 'How do you do that at home?', 'What is your experience?'],
    keeps: ['Share this with your family.', 'Send this to other parents you know.'],
  },
  animals: {
    about: 'animals',
    asks: ['Do you have a soft spot for animals too?', 'Do you share your home with an animal?'],
    keeps: ['Send this to someone who loves animals.', 'Share this with a fellow animal lover.'],
  },
  tech: {
    about: 'technology',
    asks: ['Do you use it yourself?', 'How do you deal with that?', 'Is that something for you?'],
    keeps: ['Send this to someone who could use it.', 'Save this for when you need it.'],
  },
  money: {
    about: 'money',
    asks: ['How do you go about it?', 'What do you look out for?', 'How do you arrange that?'],
    keeps: ['Save this for when you go through your papers.', 'Send this to someone who could use it.'],
  },
  sport: {
    about: 'sport',
    asks: ['Do you follow it too?', 'What do you expect of it?', 'Who do you talk about it with?'],
    keeps: ['Send this to another sports fan.', 'Share this with the person you always watch with.'],
  },
  culture: {
    about: 'culture',
    asks: ['Is it on your list?', 'Is that something for you?', 'Who would you share it with?'],
    keeps: ['Save this for a free evening.', 'Send this to someone who shares your taste.'],
  },
  work: {
    about: 'work',
    asks: ['How is that where you work?', 'How do you go about it?', 'What is your experience?'],
    keeps: ['Share this with a colleague.', 'Save this for your next working day.'],
  },
  health: {
    about: 'feeling well',
    asks: ['What works for you?', 'How is that for you?', 'How do you deal with that?'],
    keeps: ['Save this for a calm evening.', 'Send this to someone who could use it.'],
  },
  season: {
    about: 'special days',
    asks: ['What are your plans?', 'Who do you celebrate with?', 'How does that go at your place?'],
    keeps: ['Save this for when the day is near.', 'Share this with family and friends.'],
  },
  howto: {
    about: 'doing things yourself',
    asks: ['Are you going to try it?', 'How do you go about it?', 'Have you ever done it yourself?'],
    keeps: ['Save this for when you get started.', 'Send this to someone who could use it.'],
  },
  product: {
    about: 'things to choose from',
    asks: ['Is that something for you?', 'What would you choose?', 'What do you look out for?'],
    keeps: ['Save this for when you have to choose.', 'Send this to someone who is looking for one.'],
  },
  general: { asks: [], keeps: ['Share this with someone who would like it too.', 'Save this for a calm evening.'] },
}

/** Openings that say it, at '#'. */
export const aboutEnglish: readonly string[] = [
  '‘%’. That is the name of a story about #.',
  '‘%’ is what today’s story is called, and it is about #.',
  'Our title today is ‘%’, and the story is about #.',
  'We begin with a title, ‘%’, and a story about #.',
  '‘%’, a story about #.',
  '‘%’. Under that title comes a story about #.',
  '‘%’. This one is about #.',
  '‘%’. Take a minute for a story about #.',
]
