import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { componentLayer } from '../theme/layers.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const rating = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['05'], minWidth: 0 }));
export const legend = style(layered({ ...textRole('label'), maxWidth: '100%', overflowWrap: 'anywhere' }));
export const line = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space['15'] }),
);
export const stars = style(layered({ display: 'flex', marginInlineStart: -8 }));
export const star = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: vars.layout.tapTarget,
    height: vars.layout.tapTarget,
    borderRadius: vars.brand.radius.control,
    color: vars.border.strong,
    cursor: 'pointer',
    selectors: {
      // The chosen star and those before it.
      '&:has(:checked), &:has(~ & :checked)': { color: vars.accent.icon },
      '&:has(:enabled):hover': { background: vars.surface.hover },
      'fieldset[data-invalid] &:not(:has(:checked), :has(~ & :checked))': { color: vars.critical.border },
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: `calc(${vars.ring.width} * -1)`,
      },
      '&:has(:disabled)': { cursor: 'default' },
      // The whole group is off, not only what a read-only choice leaves out.
      'fieldset:disabled &': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(:checked), &:has(~ & :checked)': { color: 'Highlight' } } },
    },
  }),
);
globalStyle(`${star}:has(:checked) svg, ${star}:has(~ ${star} :checked) svg`, {
  '@layer': { [componentLayer]: { fill: 'currentColor' } },
});
/** Over the whole star, so that a press anywhere chooses and a screen reader finds it in its place. */
export const radio = style(
  layered({ position: 'absolute', inset: 0, margin: 0, appearance: 'none', cursor: 'inherit', outline: 'none' }),
);
const word = style(layered({ ...textRole('sm'), display: 'none', overflowWrap: 'anywhere', minWidth: 0 }));
const shownFor = (star: number) => [
  word,
  layered({ selectors: { [`${stars}:has([value="${star}"]:checked) ~ &`]: { display: 'block' } } }),
];
/** What the chosen star means. */
export const words = styleVariants({ star1: 1, star2: 2, star3: 3, star4: 4, star5: 5 }, shownFor);
