/** Widths at which designs are reviewed, in pixels. [L20] */
export const widths = { phone: 390, small: 320, tablet: 768, laptop: 1024, desktop: 1440 };
