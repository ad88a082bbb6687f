import { contrastRatio } from '@volan/tokens';
import { isColor, type HostColor, type SnippetChoice } from './SnippetChoice.ts';

/** Least contrast of words, as WCAG 2.2 AA asks (1.4.3). */
export const leastContrast = 4.5;

/** Which colours of a widget are on which. */
const pairs = [
  ['text', 'surface'],
  ['muted', 'surface'],
  ['accent', 'surface'],
  ['on-accent', 'accent'],
] as const satisfies (readonly [HostColor, HostColor])[];

/** The contrast of a pair of colours of a partner's page. */
export interface HostContrast {
  readonly front: HostColor;
  readonly back: HostColor;
  /** From 1 to 21, rounded down to one tenth: nothing is said to hold that does not. */
  readonly ratio: number;
}

/** `#fff` is `#ffffff`. */
const colorOf = (text: string) => ({ hex: text.length === 4 ? text.replaceAll(/[\da-f]/gi, '$&$&') : text });

/** The contrasts of the chosen colours; pairs with a colour that cannot be read are left out. */
export const contrastsOf = (colors: SnippetChoice['colors']): HostContrast[] =>
  pairs
    .filter(([front, back]) => isColor(colors[front]) && isColor(colors[back]))
    .map(([front, back]) => ({
      front,
      back,
      ratio: Math.floor(contrastRatio(colorOf(colors[front]), colorOf(colors[back])) * 10) / 10,
    }));

/** Own colours have one scheme: that of their surface, for every device. */
export function themeOf({ theme, own, colors }: Pick<SnippetChoice, 'theme' | 'own' | 'colors'>) {
  const { surface } = colors;
  if (!own || theme !== 'auto' || !isColor(surface)) return theme;

  const [onBlack, onWhite] = ['#000000', '#ffffff'].map((back) => contrastRatio(colorOf(surface), { hex: back }));

  return (onWhite ?? 0) > (onBlack ?? 0) ? 'dark' : 'light';
}
