// General English sentences on news and on grave subjects. Data only; the grave ones stay sober.
// One 'idea: sentence' per line, a line that opens with + goes on from the one above. Keep them true of any article.

import type { ArcText } from '../script/arc.ts'

export const news: ArcText = {
  recognition: `
    flood: News comes at us from all sides, all day long.
    + blur: Before you know it, one story runs into the next.
    headline: A headline has to say a great deal in very few words.
    + behind it: What lies behind it takes a little longer to tell.
    coffee machine: Some news finds its way to the coffee machine at once.
    + heard something: Everyone has heard something, and nobody has heard all of it.
    far away: News can feel far away until it turns up on your own doorstep.
    + how it stands: Then you suddenly want to know exactly how things stand.`,
  insight: `
    context: To understand the news, it helps to know what came before it.
    + slowly: Most developments have been on their way for a while.
    sides: There is hardly any news that has only one side.
    + interests: Different people want different things, often for good reasons.
    people: Behind decisions and figures there are always people.
    + consequences: They are the ones who notice what it comes down to in daily life.
    unfinished: News is seldom finished on the day you hear it.
    + what next: What happens next is often just as important.`,
  practice: `
    whole story: Hear the whole story before you make up your mind.
    + moment: Look at who is speaking, and at when it was said.
    source: Ask yourself where a piece of news comes from.
    + compare: Put another source next to it, and see what they agree on.
    fact opinion: Try to keep the facts and the opinions apart.
    + both: There is room for both, as long as you know which is which.
    talking: Talk about it with someone who sees it differently.
    + listening: If you listen first, that becomes a much better conversation.
    local: Ask yourself what it could mean in your own street.
    + closer by: That often makes a big subject easier to grasp.`,
  encouragement: `
    no rush: You do not need to have an opinion right away.
    not sure: Saying that you are not sure yet is a perfectly good answer.
    informed: Being well informed is a good start, wherever you stand.
    calm: A calm look at the facts helps more than a loud reaction.
    + breathing: And it is fine to put the news aside for a while.
    questions: Asking questions is something everyone can do.`,
}

export const serious: ArcText = {
  recognition: `
    hard to hear: Some stories are hard to hear, and still worth listening to.
    + quiet first: They ask for a little quiet before anything else.
    people: Behind a subject like this there are always people.
    + someone's life: People with a home, a history, and others who care about them.
    right words: It is not easy to find the right words for a subject like this.
    + listening: Often the best thing you can do is simply to listen.
    few words: A few words in a headline can hold a great deal.
    + from outside: What it means to those involved, an outsider can only guess.
    short headline: A headline is short, and what lies beneath it never is.
    + up close: What looks simple from a distance can weigh heavily up close.`,
  insight: `
    unknown: Not everything can be known or said straight away.
    + care: That calls for patience, and for care with what we pass on.
    own way: Everyone deals with difficult things in their own way.
    + differing needs: One person wants to talk, another would rather have some peace.
    attention: Attention does not solve everything, and it cannot.
    + not alone: But it can help people to feel less alone.
    facts: The facts matter most when emotions run high.
    + before opinions: They deserve to be heard before opinions do.
    choice of words: The choice of a word can matter a great deal to those close by.
    + with care: Whoever speaks with care does them justice.
    time passing: The attention fades, and for some people it only starts then.
    + remembering: That is why it matters to keep asking how someone is doing.`,
  practice: `
    taking time: Take the time that you need to let this in.
    + no opinion: You do not have to have an opinion about it right away.
    sharing: Be careful with what you share about subjects like this.
    + reading along: Someone who is close to it may be reading along.
    talking: If this touches you, talk about it with someone you trust.
    + not carrying alone: You do not have to carry it by yourself.
    being there: Is someone near you going through a hard time? Let them know you are there.
    + plain words: A few plain words are often more than enough.
    asking first: Ask how someone is doing before you ask how it could happen.
    + waiting: And then take the time to wait for the answer.`,
  encouragement: `
    small gestures: A small gesture can mean a great deal to someone.
    looking out: Looking out for one another is never wasted.
    being quiet: It is all right to be quiet about it for a while.
    + later: There is still time to talk about it later.
    respect: Respect for everyone involved comes first.
    listening more: To be heard can already bring some relief.
    pausing: Pausing for someone else costs little, and can mean a lot.
    beside: What is heavy can become a little lighter with someone beside you.`,
}

/** Illness, grief and abuse: about the people, not about the report. */
export const personal: ArcText = {
  ...serious,
  insight: `
    own way: Everyone deals with difficult things in their own way.
    + differing needs: One person wants to talk, another would rather have some peace.
    no right way: There is no right way to deal with something like this.
    + every day: Every day can be different, and that is all right.
    attention: Attention does not solve everything, and it cannot.
    + not alone: But it can help people to feel less alone.
    time passing: The attention fades, and for some people it only starts then.
    + remembering: That is why it matters to keep asking how someone is doing.
    nearness: Being near someone takes fewer words than you may think.
    + tea: A cup of tea, a hand on a shoulder, a little time.`,
  practice: `
    own moment: You can listen to this now, or at a moment that suits you better.
    + no need: There is no need to take it all in at once.
    talking: If this touches you, talk about it with someone you trust.
    + not carrying alone: You do not have to carry it by yourself.
    being there: Is someone near you going through a hard time? Let them know you are there.
    + plain words: A few plain words are often more than enough.
    first listening: If you want to help, begin by listening.
    + not fixing: Not everything has to be solved in order to be heard.
    now: Ask how things are now, even if it was some time ago.
    + waiting: And then take the time to wait for the answer.`,
}
