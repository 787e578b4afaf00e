// How a thumbnail stays in sight while its texts are filled in on a phone. Knows no thumbnail.

/** Of the element around it: at the top of the screen. The mark has what gets the focus come below it (ui/tokens.css). */
export const inSight = {
  className: 'max-md:sticky max-md:top-header max-md:z-5 max-md:-mx-4 max-md:w-auto max-md:px-4 max-md:py-2',
  'data-in-sight': true,
} as const
