/** Which distances a style sheet may write as a number. Everything else is a token. */
export const geometry = {
  /** The steps of DESIGN section 6, with the 56 px between sections; `vars.space` says them better. */
  scale: [0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96],
  /** Insets of controls, tags and rows as the screens draw them, where a step would be visibly off. */
  insets: [3, 5, 7, 9, 10, 11, 13, 14, 15, 18, 22, 26, 28],
  /** Parts of paths that hold a place of their own, with what it is. */
  places: {
    'Footer/': 'the room above the end of a page, 72 and 44',
    'Grid/': 'the gaps between the columns of DESIGN section 5, 36',
    'ImageSlotGrid/': 'the room of the handle beside a name, 46',
    'Lightbox/': 'the room of the arrows beside a picture, 100',
    'SpinnerOverlay/': 'the head of the panel, 36',
    'FacetList/': 'options below an option begin under its words, 30',
  } as Record<string, string>,
} as const;
