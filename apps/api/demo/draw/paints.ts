/** Paints of the pictures: slug of an answer of the specification `boja` to the colour that is drawn. */
export const paints = {
  bela: '#e9eaea',
  srebrna: '#aab0b4',
  siva: '#5e666c',
  crna: '#1d2023',
  plava: '#5f8bb0',
  tamnoplava: '#27496d',
  crvena: '#8f1f1f',
  zelena: '#2d4a3c',
  bez: '#b6a588',
  narandzasta: '#b4532a',
  braon: '#5a4030',
  bordo: '#5a1d26',
  zuta: '#d0a52c',
} as const;

/** Slug of a paint that pictures exist in. */
export type Paint = keyof typeof paints;
