/** The lines of an icon on a grid of 24 by 24. */
export interface IconDrawing {
  readonly path: string;
}
