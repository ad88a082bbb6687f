/**
 * How a page is looked at: one brand wide, the other narrow. They are one structure in other words and colours, so each
 * width and each brand is seen once, each in both themes.
 */
export const axeMatrix = [
  { brand: 'volan', width: 1440 },
  { brand: 'gearlane', width: 390 },
] as const;
