// General English sentences on travel, animals, sport, culture and the seasons. Data only.
// One 'idea: sentence' per line, a line that opens with + goes on from the one above. Keep them true of any article.

import type { ArcText } from '../script/arc.ts'

export const travel: ArcText = {
  recognition: `
    restless: Every now and then you just want to get out.
    + door behind: Close the door behind you, and leave the to-do list at home.
    looking forward: Half the fun starts long before you leave.
    + map: A map on the table, and your thoughts are already on their way.
    first breath: You know that first moment in a place you have not seen before.
    + everything new: Even an ordinary street is worth looking at.
    coming back: You come back from a good trip with more than photos.
    + stories: Weeks later, you are still telling the stories.`,
  insight: `
    nearby: You do not have to go far to feel that you have been away.
    + other side of town: A road you never take can be enough to see something new.
    pace: The slower you go, the more you see along the way.
    + stopping: On foot or on a bike, you can stop wherever you like.
    unplanned: What you did not plan is often what you remember best.
    + wrong turn: A wrong turn, a chat, a bench with a view.
    company: A day out feels different depending on who comes along.
    + alone: And going on your own has a charm of its own.`,
  practice: `
    packing: Pack a little less than you think you need.
    + lighter: You will be glad of it at every flight of stairs.
    checking: Check opening times and conditions before you set out.
    + closed door: Nothing is as silly as a long trip to a closed door.
    locals: Ask someone who lives there where they like to go.
    + no guidebook: They know the places that you would have walked right past.
    weather: Take the weather as it comes, and take a good coat.
    + rainy day: A grey sky can make a place look better than you would expect.
    free time: Leave a few hours in the plan with nothing in them at all.
    + room: Those hours tend to fill up with the nicest things.`,
  encouragement: `
    just going: You do not need the perfect plan to have a good day.
    first step: Getting out of the door is usually the hardest part.
    + after that: From there on, it almost goes by itself.
    memories: And whatever happens along the way, it becomes a story.
    small trip: A small outing counts just as much as a long journey.
    own way: You decide how far you go, and how long you stay.`,
}

export const animals: ArcText = {
  recognition: `
    greeting: Anyone who loves animals knows how they can change your mood.
    + one look: A single look is sometimes all it takes.
    watching: You can watch an animal for ages without getting bored.
    + own plan: It always seems to have a plan, and it never tells you what it is.
    character: Spend time with animals, and you see that each has its own character.
    + stubborn: Bold or shy, stubborn or sweet, there is always one that surprises you.
    talking: A lot of people talk to animals as if they understand every word.
    + maybe: And who knows, perhaps they understand more than we think.`,
  insight: `
    body language: Animals tell you a great deal without making a sound.
    + ears and tail: You only have to learn how to look for it.
    trust: Trust takes time, with animals just as it does with people.
    + no force: You cannot force it, you can only earn it.
    nature: Every animal has its own needs, however well we mean it.
    + on its terms: What is nice for us is not always nice for them.
    routine: Many animals like to know what is coming.
    + calm: Calm and regularity often do more than a big gesture.`,
  practice: `
    observing: Take a moment just to watch, without wanting anything.
    + small signs: You start to notice the small signs that you used to miss.
    distance: Give an animal the room to come to you instead.
    + patience: It asks for a little patience, and you get a lot in return.
    asking: When in doubt, ask someone who knows the animal well.
    + vet: For worries about health, the vet is the right person to turn to.
    preparing: Find out what an animal needs before you make a plan for it.
    + every day: It is about the ordinary days as much as the special ones.
    leaving alone: With animals in the wild, looking is enough.
    + quiet: Keep still for a while, and more may show itself than you expect.`,
  encouragement: `
    care: Looking after something small can make your own day bigger.
    learning: You never really stop learning from animals.
    + other way round: And sometimes you wonder who is teaching whom.
    attention: A little attention is often all that is needed.
    respect: With animals, respect is the best place to start.
    joy: And the joy they give you, you cannot buy anywhere.`,
}

export const sport: ArcText = {
  recognition: `
    tension: That feeling just before it starts is hard to explain to anyone else.
    + nerves: Your heart beats faster, even when you are only watching.
    together: Sport brings people together who would otherwise never meet.
    + stranger: You find yourself cheering next to a complete stranger.
    next day: The next day, everyone knows how it should have been done.
    + coffee machine: At work or at school, you do not have to wait long for an opinion.
    memories: Some sporting moments you remember for years.
    + where you were: You still know where you were, and who was with you.`,
  insight: `
    details: In sport, the difference is often very small.
    + one moment: A single moment can turn everything around.
    hard work: What looks easy usually has a lot of hard work behind it.
    + unseen: Most of that work is done when nobody is watching.
    head: It is about the head as well as the legs.
    + pressure: Staying calm under pressure is a skill of its own.
    losing: Losing is part of it, however much it hurts.
    + learning: It often teaches you more than a win does.`,
  practice: `
    watching closely: Next time, keep your eyes on one player for a while.
    + off the ball: You see things that you would otherwise miss.
    history: Read up on what came before, and a match means more.
    + storylines: Behind every result there is a longer story.
    joining: Watch together with someone who sees it differently.
    + respectful: You can disagree completely and still have a good evening.
    other fans: Ask a fan of the other side how they saw it.
    + other story: It was the same match, and yet it sounds like another story.
    waiting: Hold your verdict until you have seen the whole story.
    + second look: On second viewing, it often looks a little different.`,
  encouragement: `
    game: And in the end it is a game, even when it does not feel that way.
    next chance: There is nearly always another chance, another match, another season.
    + hope: That hope is exactly what brings people back.
    fair play: Respect for the other side makes every win worth more.
    fun: The fun of it is something nobody can take away.
    supporters: Staying loyal when things go badly is an achievement too.`,
}

export const culture: ArcText = {
  recognition: `
    carried away: You know it when something carries you away completely.
    + time flies: You look up, and the whole evening has gone.
    song memory: One line or one melody can take you back in an instant.
    + back then: You are in another year, in another place.
    recommendation: Everyone has that one title they recommend to all their friends.
    + have you seen it: And everyone has one that they keep meaning to get to.
    talking after: The conversation afterwards is often half the fun.
    + disagree: Did we really see, hear or read the same thing?`,
  insight: `
    maker: Behind every work there is someone who kept going.
    + choices: What seems to come naturally is the result of many choices.
    many readings: A good work does not tell everyone the same thing.
    + own baggage: You bring along your own memories, and they colour what you see.
    other eyes: For a little while, you look at the world through someone else’s eyes.
    + staying: A little of what you saw there stays with you.
    slow burn: Not everything wins you over straight away.
    + days later: Some things only come to you days later.`,
  practice: `
    first minutes: Give it a fair chance before you make up your mind.
    + no reviews: Try to begin without knowing too much about it.
    phone away: Put your phone in another room, if only for a while.
    + all of it: A work made with attention deserves a bit of yours.
    something new: Choose something that you would not normally choose.
    + taste grows: Taste is something you can stretch a little.
    together: Share it with someone, and ask what stayed with them.
    + surprised: The answer is often not what you expected.
    again: Go back to something you loved years ago.
    + you changed: It is the same as it was, but you are not.`,
  encouragement: `
    no experts: You do not need to know anything about it to be moved.
    opinion: And if it is not for you, that is an answer too.
    + other taste: Luckily, there is plenty more to choose from.
    time: Making time for something beautiful is never a waste.
    ticket: Somewhere there is something waiting that you will love.
    enjoying: So let it surprise you, and simply enjoy it.`,
}

export const season: ArcText = {
  recognition: `
    countdown: Some days you look forward to for weeks.
    + list: And all at once they are close, and the list is still long.
    traditions: Every family has its own way of doing things.
    + always done: Nobody knows why any more, but it has to be done exactly like that.
    memories: A song, a smell, an old decoration, and the memories come by themselves.
    + who was there: You think of all the people who were there.
    hectic: A celebration can be lovely and hectic at the same time.
    + host: Anyone who has ever been the host knows all about it.`,
  insight: `
    people: In the end, it is the people who make the day.
    + forgotten: Who forgot the candles is something you will laugh about later.
    expectations: High hopes can get in the way of a good time.
    + relaxed: A little less often makes it a little nicer.
    own way: There is no such thing as the right way to celebrate.
    + big or small: Large or small, loud or quiet, it all counts.
    rhythm: Days like these give a year its rhythm, too.
    + marking: They make you stop for a moment and look around.`,
  practice: `
    sharing: Divide the work, and let everyone bring something.
    + not alone: You do not have to carry the whole day by yourself.
    early: Do whatever can be done beforehand a little earlier.
    + calm day: It leaves you with time for your guests, or for yourself.
    asking: Ask the others what they like best about it.
    + surprise answer: Perhaps half of what you do is not even needed.
    new habit: Add one new thing, and keep one old thing.
    + next year: Who knows, it might become the next tradition.
    someone alone: Think of someone who could do with some company.
    + extra chair: There is nearly always room for one more chair.`,
  encouragement: `
    not perfect: It does not need to be perfect to be special.
    burnt: If something goes wrong, it is the story for next year.
    + laughing: The laughing is what most people remember best.
    quiet: And a quiet celebration is a celebration as well.
    enjoy: Do not forget to sit down and enjoy it yourself.
    attention: Real attention is the finest thing you can give.`,
}
