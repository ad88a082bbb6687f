import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** A box that keeps its ratio down to the narrowest column. */
const sized = (desktop: [number, number], phone: [number, number]) => ({
  slot: layered({ maxWidth: desktop[0], '@media': { [media.mobile]: { maxWidth: phone[0] } } }),
  box: layered({
    aspectRatio: `${desktop[0]} / ${desktop[1]}`,
    '@media': { [media.mobile]: { aspectRatio: `${phone[0]} / ${phone[1]}` } },
  }),
});
const wide = sized([970, 250], [320, 100]);
const rail = sized([300, 600], [300, 250]);
const list = sized([970, 120], [320, 100]);

export const slot = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['05'],
    width: '100%',
    marginInline: 'auto',
  }),
  variants: { place: { wide: wide.slot, rail: rail.slot, list: list.slot } },
});
export const head = style(
  layered({ ...textRole('micro'), display: 'flex', justifyContent: 'flex-end', gap: vars.space['1'], minWidth: 0 }),
);
/** One line, so that a long name does not move the box. */
export const name = style(
  layered({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.text.secondary,
  }),
);
export const label = style(layered({ ...textRole('micro'), color: vars.text.tertiary, textAlign: 'end' }));
export const box = recipe({
  base: layered({
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.brand.radius.media,
  }),
  variants: { place: { wide: wide.box, rail: rail.box, list: list.box } },
});
export const link = style(
  layered({
    position: 'absolute',
    inset: 0,
    borderRadius: vars.brand.radius.media,
    ':focus-visible': { outlineOffset: '-3px' },
  }),
);
export const image = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
);
export const video = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' }),
);
