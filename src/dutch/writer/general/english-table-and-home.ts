// General English sentences on food, the garden, the home, style and the family. Data only.
// One 'idea: sentence' per line, a line that opens with + goes on from the one above. Keep them true of any article.

import type { ArcText } from '../script/arc.ts'

export const food: ArcText = {
  recognition: `
    kitchen smell: A smell from the kitchen can bring back a whole afternoon.
    + cook remembered: Before you know it, you are thinking of someone who cooked for you.
    childhood taste: Some flavours you know from childhood, and you never quite forget them.
    + taken back: One bite, one sip, and you are right back there.
    favourites: Everyone has a favourite, and everyone is sure that theirs is the best.
    + table talk: Bring up food at a table and nobody stays quiet for long.
    busy days: Some days, food is just one more job on the list.
    + best part: And some days, it turns out to be the best part of all.`,
  insight: `
    simplicity: Good food rarely has to be all that complicated.
    + care: A few good things, treated with care, will take you a long way.
    taste differs: Taste is personal, and that is what makes it such fun to talk about.
    + polite plate: What one person adores, another politely leaves on the plate.
    slow flavour: Real flavour often takes a little more time.
    + rushing: Rush it, and you mostly lose what you were hoping for.
    together: Eating together is about more than what is on the table.
    + conversation: A shared meal gives a conversation somewhere to land.`,
  practice: `
    tasting: So taste as you go, and trust your own tongue.
    + own version: A little more of this, a little less of that, and it becomes yours.
    attention: Put your phone away for a moment and take the first bite slowly.
    + noticing: You notice so much more when you are not doing anything else.
    market: Buy what looks good that day, and let it decide for you.
    + season: What is in season often needs the least help.
    guests: Invite someone over, and keep it simple.
    + napkins: Nobody will remember whether the napkins matched.
    classic first: Try it the classic way first, and change something the next time.
    + playing: That way you know what you are playing with.`,
  encouragement: `
    no picture: It does not have to look like the picture.
    + wanting more: As long as you would happily have it again, it worked.
    learning palate: Nobody is born with a fine palate, you get one by tasting.
    failing: And if something goes wrong, you have a story for the next dinner.
    enjoying: So take your time, and above all, enjoy it.
    small pleasure: A small pleasure in the middle of an ordinary day is worth a lot.`,
}

export const garden: ArcText = {
  recognition: `
    growing: There is something about watching things grow that never gets old.
    + overnight: One day there is only soil, and the next there is a hint of green.
    outside: Step outside for a minute, and you often stay for half an hour.
    + little job: There is always one more leaf to pick up, one more thing to check.
    windowsill: You do not need a big garden to love green things.
    + small green: A pot on the windowsill can make a room feel different.
    seasons: People who care for plants notice the seasons sooner than others.
    + first sign: The first bud of the year feels like good news.`,
  insight: `
    light: Most of it comes down to light, water and patience.
    + reading leaves: And a plant tells you a lot, if you take the time to look.
    right place: A plant in the right spot does half the work by itself.
    + wrong place: In the wrong spot, even the best care will only get you so far.
    soil: What happens under the ground matters as much as what you see.
    + feeding soil: Look after the soil, and much of the rest follows.
    visitors: Where things grow, life turns up by itself.
    + bees: A bee, a bird, a butterfly: they all find their way to a bit of green.`,
  practice: `
    one spot: Start with one spot, and get to know it well.
    + sun: See where the sun falls in the morning, and where it falls at night.
    finger test: Stick a finger in the soil before you reach for the watering can.
    + too much water: Too much water is just as hard on a plant as too little.
    neighbours: Look over the fence and see what does well near you.
    + cuttings: Gardeners love to share advice, and often a cutting too.
    notes: Write down what you planted, and when you did it.
    + next year: Next year you will be glad that you did.
    daily round: Take a short walk past your plants every day.
    + early: You will see it early when something is not right.`,
  encouragement: `
    losses: And if something does not make it, that is simply part of growing.
    + everyone: Every gardener has lost a plant or two along the way.
    patience: You cannot hurry a garden, and that is the nice thing about it.
    green fingers: Green fingers are mostly a matter of trying again.
    beginning: It does not have to be finished, because a garden never is.
    fresh air: And on top of that, the fresh air is free.`,
}

export const home: ArcText = {
  recognition: `
    coming home: There is nothing quite like coming home and feeling that it is yours.
    + own chair: Your own chair, your own mug, your own view.
    corner: Nearly every home has that one corner you would rather not look at.
    + someday: Someday you will get to it, and someday keeps moving.
    other houses: Step into someone else’s house, and you see at once how they live.
    + fresh eyes: In your own, you have stopped noticing half of it.
    evening plans: The best plans for a house are often made on the sofa at night.
    + morning after: The next morning, you wonder where on earth to begin.`,
  insight: `
    living: A home does not have to be perfect, it has to be lived in.
    + traces: The marks of everyday life are what make it yours.
    light at home: Light does more for a room than you might think.
    + same room: The same room can feel quite different in the morning and at night.
    things: How a home feels has a lot to do with what you leave out.
    + breathing room: A bit of empty space lets the rest breathe.
    routine: What works in one house can be a nuisance in another.
    + own habits: It has to fit the way you really live, and not the way you wish you did.`,
  practice: `
    one room: Pick one room, or even one corner, and leave the rest for now.
    + visible: You see the difference sooner, and that keeps you going.
    measuring: Measure first, and then measure once more.
    + tape: A bit of tape on the floor shows you how something will really fit.
    living with it: Live with an idea for a while before you make it permanent.
    + cheap test: Move things around first, because that costs nothing.
    own place: Give the things you use every day a place of their own.
    + searching: It saves you a search every single morning.
    sitting: Sit down somewhere you never sit, and look around.
    + other side: From there, you may suddenly see what the room needs.`,
  encouragement: `
    step: A house is never really finished, so there is no need to hurry.
    afternoon: One free afternoon can already make a room feel new.
    + kettle: And after that, you have earned a cup of tea.
    taste: In the end, it only has to please the people who live there.
    mess: A bit of mess simply means that someone is at home.
    help: And asking a friend for a hand makes it twice as nice.`,
}

export const style: ArcText = {
  recognition: `
    nothing sits: Some mornings, nothing sits the way it should.
    + same again: In the end, you fall back on the same old favourite.
    mirror: Some mornings, you look in the mirror and everything is right.
    + all day: You carry that feeling with you for the rest of the day.
    photos: Look back at old photos, and you see your taste change over the years.
    + what was i thinking: Some choices make you smile, and some make you wonder.
    trends: Trends come and go, and now and then an old one comes back.
    + attic: Just when you have given everything away, of course.`,
  insight: `
    comfort: You can usually see it when someone feels at ease in what they wear.
    + at ease: That does more for you than any label could.
    personal: Style is less about rules than about what suits you.
    + borrowed: You can borrow an idea from someone else and still make it your own.
    quality: A thing you wear often is worth more than one that only looks good on the hanger.
    + well made: Something made with care tends to stay with you for longer.
    colour: One colour can change the way a whole look comes across.
    + small change: The smallest change is often the one people notice.`,
  practice: `
    trying: Try something on before you decide that it is not for you.
    + surprise: It might look quite different from what you expected.
    combining: Start from one piece you love, and build the rest around it.
    + less thinking: Getting ready becomes a lot easier that way.
    pictures: Collect a few pictures of things you find beautiful.
    + pattern: There is often more of a pattern in them than you thought.
    daylight: Look at it in daylight, and move around in it.
    + real life: You will be sitting, walking and cycling, after all.
    honest friend: Ask someone who will give you an honest answer.
    + own verdict: And then listen to your own feeling anyway.`,
  encouragement: `
    fun: It is meant to be fun, so allow yourself to play with it.
    confidence: What you wear with pleasure nearly always looks good on you.
    no perfect: There is no wrong way to look like yourself.
    + mood: And tomorrow you can choose something different again.
    keeping: You do not have to follow every trend to look good.
    time for self: A little time for yourself is never time wasted.`,
}

export const family: ArcText = {
  recognition: `
    days and years: The days can seem long, and the years go by in a flash.
    + growing up: You blink, and someone has grown out of their shoes again.
    shoes in hall: In a family, something is always going on.
    + lost sock: One is looking for a sock, another for attention, and the phone rings.
    own childhood: Sooner or later you hear yourself say what your parents used to say.
    + smile: You may have sworn you never would, and it makes you smile.
    worries: Everyone who looks after someone wonders at times if they are doing it right.
    + normal doubt: That doubt says a lot about how much you care.`,
  insight: `
    different: No two families are the same, and no two children are either.
    + what works: What works like a charm for one gets you nowhere with another.
    example: Children pick up more from what you do than from what you say.
    + watching: They are watching when you least expect it.
    ordinary: It is often the ordinary moments that stay with people.
    + bedtime: A walk home, a story at bedtime, a joke that only your family gets.
    phases: A lot of what feels endless turns out to be a phase.
    + next phase: And when it has passed, the next one is waiting around the corner.`,
  practice: `
    listening: Ask a question, and then wait a little longer for the answer.
    + car talk: Some talks go best side by side, on the bike or at the sink.
    small ritual: Choose one small thing that you do together every week.
    + holding on: It need not cost a thing, as long as it keeps coming back.
    their idea: Let them come up with a plan themselves now and then.
    + ownership: A plan of your own is simply easier to stick to.
    sharing load: Divide up the jobs, and let good enough be good enough.
    + young hands: Small hands can do more than you may think.
    other parents: Talk about it with others who are in the middle of it too.
    + relief: It helps to hear that it is not so different elsewhere.`,
  encouragement: `
    good enough: You do not have to do it perfectly, being there is already a lot.
    tomorrow: Did today go wrong? Tomorrow, you simply start again.
    + apology: Saying sorry is something a family can learn together.
    laughing: A good laugh at the table makes up for a great deal.
    pride: And allow yourself to be a little proud of it all.
    asking help: Asking for help is a good example to set as well.`,
}
