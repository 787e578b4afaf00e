// The screens that are still being built: their titles, and in one sentence what they will do. Draws nothing.

export const plans = {
  content: {
    title: 'Artikelen',
    promise: 'Hier schrijf je artikelen, van het eerste idee tot een tekst die klaar is om te plaatsen.',
  },
  'shorts-image-creator': {
    title: 'Shorts Image Creator',
    promise: 'Hier stapel je twee tot zes afbeeldingen in paren tot staande beelden voor Shorts.',
  },
  'yt-thumbnail-generator': {
    title: 'YouTube Thumbnail Generator',
    promise: 'Hier zet je tekst op een afbeelding tot een thumbnail voor YouTube, liggend of staand.',
  },
  'social-thumbnail-generator': {
    title: 'Social Thumbnail Generator',
    promise: 'Hier maak je van hoogstens twaalf afbeeldingen een reeks thumbnails voor social media.',
  },
  'image-resizer': {
    title: 'Image Resizer',
    promise: 'Hier breng je afbeeldingen op 1920 bij 1080 en maak je ze scherper.',
  },
  articles: { title: 'Artikelen', promise: 'Hier vind je al je artikelen terug, met zoeken en sorteren.' },
  article: {
    title: 'Artikel',
    promise: 'Hier bewerk je een artikel, met voorbeeld, metrics en captions ernaast.',
  },
} as const satisfies Record<string, { title: string; promise: string }>

export type Planned = keyof typeof plans
