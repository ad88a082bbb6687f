import { themes } from '@volan/tokens';

const { breakpoint } = themes['volan.light'];

/** One step below a width, so that a window is never on both sides of it. */
const below = (width: string) => `(max-width: ${Number.parseFloat(width) - 0.02}px)`;
const from = (width: string) => `(min-width: ${width})`;

/** The widths at which layouts change. Mobile is below 1024 px. [L20] */
export const media = {
  narrow: below('360px'),
  small: below(breakpoint.md),
  large: from(breakpoint.md),
  mobile: below(breakpoint.desktop),
  desktop: from(breakpoint.desktop),
  snugDesktop: `${from(breakpoint.desktop)} and ${below(breakpoint.wide)}`,
  snug: `${from(breakpoint.md)} and ${below(breakpoint.wide)}`,
  wide: from(breakpoint.wide),
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
