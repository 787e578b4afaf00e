// General English sentences on doing things yourself, on choosing a product, and on subjects of any kind. Data only.
// One 'idea: sentence' per line, a line that opens with + goes on from the one above. Keep them true of any article.

import type { ArcText } from '../script/arc.ts'

export const howto: ArcText = {
  recognition: `
    putting off: Some things you put off for weeks, until you finally do them.
    + not so bad: And afterwards, you wonder what all the fuss was about.
    looks easy: When someone else does it, it always looks so easy.
    + own hands: Then you try it yourself, and your hands seem to disagree.
    satisfaction: There is something good about being able to say: I did that myself.
    + pointing: You look at it again and again, and secretly you are proud.
    where to begin: Often the hardest part is knowing where to begin.
    + first move: Once you have made the first move, the second is easier.`,
  insight: `
    preparation: They say good preparation is half the work, and it is.
    + looking for things: Nothing slows you down like hunting for what you need.
    practice: You learn it by doing it, and not by only reading about it.
    + second time: The second time is always easier than the first.
    order: The right order matters more than speed.
    + back and forth: It keeps you from doing the same thing twice.
    mistakes: A mistake shows you exactly what you did not know yet.
    + lesson: That is a lesson you will not easily forget.`,
  practice: `
    reading through: Go through the whole thing once before you start.
    + picture: That gives you a picture of where you are heading.
    laying out: Put everything you need within easy reach.
    + calm start: It makes for a calm start, and a calm start helps.
    small test: Try it out on something small to begin with.
    + no harm: If it goes wrong there, no harm is done.
    breaking up: Cut a big job up into a few small pieces.
    + ticking off: Ticking off the first one is a good feeling.
    watching: Watch somebody who has done it all before.
    + little tricks: Ask about the little tricks that nobody writes down.`,
  encouragement: `
    first time: It does not have to be perfect the first time.
    time: Allow yourself plenty of time, because haste rarely helps.
    + breaks: And if you get stuck, take a break first.
    experts: Everyone who is good at it was a beginner once.
    asking: Asking for help is simply a smart shortcut.
    pride: Soon you will be the one explaining it to others.`,
}

export const product: ArcText = {
  recognition: `
    choice: There is so much to choose from that choosing becomes a job in itself.
    + tabs: Before you know it, a whole evening of looking has gone by.
    regret: Nearly everyone has bought something that ended up in a drawer.
    + good idea: It had seemed like such a good idea at the time.
    favourite: And now and then you find a thing you never want to be without.
    + how before: You wonder how you ever managed without it.
    opinions: Ask around, and everyone swears by something else.
    + who to believe: So who should you believe, at the end of the day?`,
  insight: `
    use: The best choice depends on how you will use it.
    + not the most: The one with the most features is not always the one you need.
    reviews: Reviews tell you something, but they are about someone else’s life.
    + other wishes: Other people have other wishes, and another home.
    price: The price is only part of what something costs you.
    + lasting: How long it lasts counts for just as much.
    feeling: The first impression is strong, and it can be wrong.
    + after weeks: It is after a few weeks that you know what you have.`,
  practice: `
    wish list: Write down first what it really has to be able to do.
    + three things: Keep that list short, and hold on to it.
    trying: Hold it, try it or sit on it, if you can.
    + feels: In your own hands, things can feel very different.
    terms: Look at the terms, the guarantee and the way to send it back.
    + receipt: And put the receipt where you can find it again.
    second hand: See whether it also exists second hand, or can be borrowed.
    + still good: What is new to you does not have to be new.
    waiting: Wait a little while before you make up your mind.
    + still want: If you still want it after that, you know enough.`,
  encouragement: `
    no rush: A good choice will still be a good choice tomorrow.
    enough: Often, good enough turns out to be good enough.
    + happy: You do not need the very best to be very happy with it.
    own needs: You are the one who knows best what suits you.
    sharing: What you find out may help someone else choose.
    skip: And not buying anything is a choice as well.`,
}

export const general: ArcText = {
  recognition: `
    curiosity: Sometimes a few words are enough to make you curious.
    + second look: You want to scroll on, and still you stop for a second look.
    familiar: Some things seem familiar until you stop and think about them.
    + questions: Then the questions start to come, one after the other.
    noise: So much goes by in a day that little of it really stays with you.
    + pause: That is a good reason to pause at one thing for a moment.
    by chance: You often come across a good story when you are not looking for one.
    + open mind: All it takes is a minute and an open mind.
    kitchen table: Many subjects come up at the kitchen table sooner or later.
    + thoughts: Everybody has a thought about them, even those who say they do not.
    small detail: Being curious often starts with one small detail that will not let go.
    + looking up: You look up one thing, and the whole afternoon is gone.`,
  insight: `
    layers: There is nearly always more to a subject than you see at first.
    + closer: The closer you look, the more there is to notice.
    views: Two people can look at the same thing and see something different.
    + both right: Often neither of them is wrong, they just stand in another place.
    details: The big picture matters, but it is the details that make it stick.
    + memory: Long afterwards, a small detail is what you still remember.
    changing: What you think of something is allowed to change.
    + good talk: A new fact or a good conversation can be enough.
    slow change: Most change is so slow that hardly anyone sees it happen.
    + with time: With a little time in between, things look quite different.
    everyday: Ordinary life is full of things that turn out to be special.
    + behind it: You only have to ask where they come from.
    people: In the end, nearly every story is about people.
    + same moment: And the same moment means something different to each of them.`,
  practice: `
    why this: Ask yourself why this of all things caught your eye.
    + about you: The answer often says something about you as well.
    asking around: Ask around, and hear what others think of it.
    + unexpected: Sometimes the best answer comes from where you least expect it.
    own words: Try telling it to someone else in your own words.
    + gaps: You soon find out what you know, and what you would still like to know.
    simple question: Ask the question that you think is too simple to ask.
    + wondering: Chances are that someone else was wondering the same thing.
    other view: Listen to someone who sees it in another way than you do.
    + no winner: You do not have to win that conversation to get something out of it.
    slowly: Take it slowly, and go back when something catches your eye.
    + note: Write down the one thing that you want to remember.
    asking on: Talk to someone who knows a lot about it, and keep asking.
    + happy to tell: Most people are happy to tell you about what they love.
    coming back: Come back to it after a day or two, with fresh eyes.
    + what stayed: Whatever has stayed with you by then is worth keeping.`,
  encouragement: `
    no expert: You do not have to be an expert to have something to say about it.
    no hurry: And there is no need to have an answer ready today.
    small knowledge: Even a small bit of new knowledge is worth having.
    + passing on: Better still, you can pass it on to someone.
    wonder: Staying curious costs nothing, and it makes the day a little bigger.
    attention: A minute of real attention already makes a difference.`,
}
