// General English sentences on technology, money, work and health. Data only.
// One 'idea: sentence' per line, a line that opens with + goes on from the one above. Keep them true of any article.

import type { ArcText } from '../script/arc.ts'

export const tech: ArcText = {
  recognition: `
    every day: We use technology all day long, and hardly ever stop to think about it.
    + until it fails: Until the moment that it stops working, of course.
    fast: Technology moves fast, and now and then it feels too fast.
    + just used to it: You have only just got used to one thing when the next arrives.
    helping: In every family there is someone who gets all the questions.
    + switched off: It often begins with switching it off and on again.
    promises: New things tend to come with big promises.
    + real life: What is left of them in everyday life is another matter.`,
  insight: `
    tool: In the end it is a tool, and you decide what to use it for.
    + not the goal: It should make something easier, or else you can do without.
    trade off: Convenience nearly always has another side.
    + what you give: It is good to know what you give in return.
    habits: Technology changes our habits without us noticing.
    + looking up: Only when you put it away do you see how much you reached for it.
    people behind: Behind every screen there are choices that people made.
    + could differ: Those choices could have been different, and sometimes they should be.`,
  practice: `
    settings: Take a quiet moment to go through the settings.
    + off by default: You can often switch off more than you thought.
    passwords: Use a strong password, and do not use it everywhere.
    + updates: And do not keep putting off that update.
    trying out: Try it on something small before you rely on it.
    + mistakes: Mistakes are easy to put right at that point.
    asking why: Ask yourself what you need it for before you start.
    + simple: Sometimes the simple solution is the best one.
    checking: Check what a screen tells you before you pass it on.
    + doubt: A moment of doubt can save you a lot of trouble.`,
  encouragement: `
    not stupid: If you do not get it straight away, that is not your fault.
    + explained: Good technology should not need a thick manual.
    own pace: You do not have to keep up with everything.
    learning: Everyone who is good with it began by pressing the wrong button.
    offline: And the off button is a perfectly good feature too.
    questions: There are no silly questions, only things nobody has explained yet.`,
}

export const money: ArcText = {
  recognition: `
    end of month: Money is something we all deal with, and rarely talk about.
    + silence: Many people know their neighbour’s holiday plans better than their own bills.
    small costs: The small amounts are the ones you do not notice.
    + added up: Only when you add them up do you see what they come to.
    paperwork: Letters, forms and small print: few people look forward to those.
    + pile: So they end up on the pile, and the pile keeps growing.
    choices: Every choice with money is also a choice about what matters to you.
    + tomorrow: Do you choose for today, or for later on?`,
  insight: `
    overview: Knowing where you stand often brings some calm.
    + dark: Not knowing tends to feel bigger than it is.
    personal: What is wise for one person may not suit another.
    + situation: It depends on your home, your plans and what lets you sleep well.
    cheap dear: Cheap is not always a bargain in the long run.
    + total: It helps to look at what something costs you over time.
    habit: Money is a matter of habit as much as of sums.
    + little by little: Small habits can carry further than one big plan.`,
  practice: `
    list: Write down what comes in, and what goes out.
    + on paper: On paper, it nearly always looks clearer than it does in your head.
    sleeping on it: Sleep on it before you put your name to anything.
    + pressure: Nobody with a good offer should have to rush you.
    comparing: Compare before you choose, and compare the small print as well.
    + same thing: Make sure that you are really comparing the same thing.
    fixed moment: Pick a fixed moment to go through your papers.
    + coffee: With a cup of coffee next to it, it is less of a chore.
    advice: For the big decisions, ask someone who knows about it.
    + independent: And ask what they get out of it themselves.`,
  encouragement: `
    small start: However small, a beginning is a beginning.
    no shame: There is no shame in asking a question about money.
    + others too: You are certainly not the only one who has it.
    own goal: It does not have to be a race with anyone else.
    step: One thing sorted out today gives you some air tomorrow.
    talking: Talking about it gets easier every time you do it.`,
}

export const work: ArcText = {
  recognition: `
    hours: We spend a large part of our days at work.
    + carrying home: And part of it comes home with us in our heads.
    busy: Ask someone how work is going, and the answer is often: busy.
    + what with: What exactly with is not always easy to say.
    good day: You know that kind of day on which everything falls into place.
    + other day: And of course you know the other kind as well.
    colleagues: One good colleague can make all the difference.
    + joke: A joke at the right moment, and the afternoon looks better.`,
  insight: `
    appreciation: Everyone likes to know that what they do matters.
    + unsaid: We do not say it to each other nearly often enough.
    rest: Good work needs rest just as much as effort.
    + ideas: Good ideas often turn up when you are doing something else.
    differences: People work in different ways, and that is a strength.
    + early late: One is at their best early, another gets going in the afternoon.
    clear: A lot of trouble begins with something that was not quite clear.
    + assumed: Both sides assumed something, and both were sure of it.`,
  practice: `
    first thing: Begin the day with what matters most to you.
    + inbox: Your inbox will still be there afterwards.
    asking: Ask what someone expects before you get started.
    + less redo: It saves you from doing the same work again.
    break: Take a real break, away from your screen.
    + walk: A short walk outside clears the head nicely.
    saying no: Say in time that something will not fit.
    + alternative: If you can, say straight away what would be possible.
    feedback: Ask someone you trust what they see you doing well.
    + hard to see: That is hard to see when you are in the middle of it.`,
  encouragement: `
    not all at once: Not everything has to be finished today.
    mistakes: Everyone makes mistakes, also the people who seem so sure.
    + telling: Saying so openly makes it easier for others.
    steps: A career is made of small steps, and some go sideways.
    own way: There is more than one way to do your work well.
    proud: Look back now and then at what you have done already.`,
}

export const health: ArcText = {
  recognition: `
    plans: Good intentions are easy to make on the sofa.
    + monday: It is the Monday after that makes them difficult.
    signals: You often know quite well when you need a little rest.
    + pushing on: And you carry on anyway, because there is so much to do.
    full head: Some days your head is fuller than your diary.
    + quiet: A moment of quiet is hard to find on days like that.
    comparing: Everybody else seems to have it all under control.
    + behind doors: Behind the front door, it is often a different story.`,
  insight: `
    person: Every body is different, and so is every life.
    + not for all: What works for someone else may not work for you.
    small habits: Small habits are easier to keep up than big plans.
    + every day: What you do on an ordinary day carries the most weight.
    balance: It is about balance, and not about perfection.
    + room: There has to be room for the things you enjoy.
    connected: How you feel, how you rest and how you move are often connected.
    + one change: Change one of them, and you may notice it in the others.`,
  practice: `
    one thing: Choose one small thing, and leave it at that for now.
    + doable: It should be so small that you can do it on a bad day too.
    outside: Go outside for a little while, whatever the weather.
    + breath: A few deep breaths, and then look at what is left of the rush.
    together: Do it with someone else, if that suits you.
    + keeping up: It is harder to skip when somebody is waiting for you.
    listening: Listen to what your body is telling you.
    + doctor: If you are worried, your doctor is the right person to ask.
    noticing: Keep track for a while of what does you good.
    + pattern: You may well discover a pattern that you had never noticed.`,
  encouragement: `
    kindness: Be a little kind to yourself along the way.
    + friend: You would say the same to a good friend.
    slipping: A day off course does not undo what you did before.
    rest too: Doing nothing for a while is also allowed.
    own pace: Take it at your own pace, because nobody is timing you.
    small win: Every small step you take is worth something.`,
}
