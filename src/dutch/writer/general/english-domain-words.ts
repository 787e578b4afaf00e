// English words that tell what an English title is about. Data only; the first domain with a hit counts.
// A word that ends in * matches every word that begins so. Unsure belongs nowhere: such a title is of no special kind.

import type { Domain } from './domain.ts'

export const englishDomainWords: readonly (readonly [domain: Domain, words: string])[] = [
  [
    'news',
    `government minister* parliament election* president senate congress mayor council policy law laws strike strikes
     protest* inflation economy tax taxes budget immigration asylum nato climate court ruling storm drought`,
  ],
  [
    'food',
    `recipe recipes bake baking baked bread sourdough cake cakes cook cooking soup pasta pizza salad dinner lunch breakfast
     dessert* coffee tea wine beer cheese chocolate food eat eating meal meals barbecue cookies pancakes vegetarian vegan`,
  ],
  [
    'animals',
    `dog dogs cat cats puppy puppies kitten* horse horses pet pets bird birds animal animals wildlife rabbit*`,
  ],
  [
    'garden',
    `garden gardens gardening plant plants flower flowers vegetable vegetables balcony lawn seeds seedlings compost* roses houseplant*`,
  ],
  [
    'travel',
    `travel* trip trips holiday holidays vacation* road city island islands beach beaches camping hike hiking hikes walking
     cycling flight flights hotel hotels destination* backpack*`,
  ],
  [
    'sport',
    `football soccer match championship league olympic* marathon tennis cricket rugby cyclist team coach goal goals tournament formula`,
  ],
  [
    'culture',
    `book books novel film films movie movies series album concert festival museum* exhibition theatre theater author singer
     band music podcast poem poetry artist`,
  ],
  ['season', `christmas easter halloween birthday wedding party parties valentine* thanksgiving mother’s father’s`],
  [
    'style',
    `fashion dress dresses outfit* jacket shoes sneakers hair haircut* make-up makeup skincare style jewellery jewelry`,
  ],
  [
    'family',
    `baby babies toddler* child children kids parent parents parenting family mother father school teenager* grandparents`,
  ],
  ['money', `money save saving savings mortgage invest* salary debt debts insurance budgeting pension* bills costs`],
  [
    'tech',
    `ai app apps phone phones iphone android laptop computer* software internet wifi password* chatgpt website* gaming games privacy`,
  ],
  [
    'work',
    `work job jobs career* office colleague* manager* meeting meetings freelance* entrepreneur* productivity remote interview`,
  ],
  [
    'home',
    `home house kitchen bathroom bedroom interior* decorat* cleaning declutter* furniture renovat* paint painting tidy`,
  ],
  [
    'health',
    `sleep sleeping health healthy exercise exercises fitness yoga running swimming stress mindfulness meditation relationship*
     friendship* diet weight breathing`,
  ],
  ['product', `review reviews tested buying gift gifts bike bikes vacuum mattress`],
  ['howto', `how tips guide diy beginners learn make fix repair tricks step steps`],
]

/** Words that make an English subject grave, on top of those that every text is read for. */
export const englishGrave = `
  injured arrested hospital disease* burglary robbery robbed stabbed refugee refugees assault* dementia alzheimer* depression
  burnout miscarriage bullying bullied hostage hostages bombing explosion wildfire wildfires drowned homicide
  manslaughter obituary mourning dying bereaved massacre kidnap* abducted trafficking overdose addiction evacuat* missile* invasion`

/** Words that make a grave English subject personal: listeners may carry it themselves. */
export const englishPersonal = `
  cancer* illness* grief griev* mourn* funeral* obituary bereave* died dying suicid* depress* dementia alzheimer* abuse*
  miscarriage* bully* bullied addict* trauma* burnout`
