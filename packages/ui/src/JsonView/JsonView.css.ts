import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { leastTarget } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const view = style(
  layered({
    minWidth: 0,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    overflow: 'clip',
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: 41,
    padding: `${vars.space['05']} ${vars.space['05']} ${vars.space['05']} 14px`,
    borderBottom: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
  }),
);
export const label = style(layered({ ...textRole('label'), minWidth: 0, overflowWrap: 'anywhere' }));
export const news = style(layered({ ...textRole('caption'), marginInlineStart: 'auto', color: vars.text.secondary }));
export const copy = style(
  layered({
    ...textRole('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['075'],
    minHeight: 32,
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    ':hover': { background: vars.surface.pressed },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
/** The face of one width is the browser's own for `code`. */
export const body = style(
  layered({
    padding: `12px 14px`,
    color: vars.text.secondary,
    // A long value wraps; nothing scrolls sideways and nothing is cut.
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${body} code`, {
  '@layer': {
    [componentLayer]: { fontSize: vars.type.caption.size, lineHeight: vars.lineHeight.relaxed },
  },
});
export const line = style(layered({ display: 'block' }));
export const part = style(layered({ display: 'block' }));
export const summary = style(
  layered({
    position: 'relative',
    minHeight: leastTarget,
    borderRadius: vars.radius.xs,
    ':hover': { background: vars.surface.hover },
    '::before': {
      content: '',
      display: 'inline-block',
      width: 5,
      height: 5,
      marginInline: '0 7px',
      borderInlineEnd: `1.5px solid ${vars.text.tertiary}`,
      borderBlockEnd: `1.5px solid ${vars.text.tertiary}`,
      transform: 'rotate(-45deg)',
      verticalAlign: 2,
    },
    selectors: { 'details[open] > &::before': { transform: 'rotate(45deg)' } },
    '@media': { [media.small]: { paddingBlock: 10 } },
  }),
);
export const closed = style(
  layered({ color: vars.text.tertiary, selectors: { 'details[open] > summary &': { display: 'none' } } }),
);
export const children = style(
  layered({
    display: 'block',
    marginInlineStart: 5,
    paddingInlineStart: 14,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
  }),
);
export const key = style(layered({ color: vars.text.primary, fontWeight: vars.fontWeight.semibold }));
export const value = recipe({
  base: layered({ whiteSpace: 'pre-wrap' }),
  variants: {
    kind: {
      string: layered({ color: vars.positive.text }),
      number: layered({ color: vars.info.text }),
      boolean: layered({ color: vars.caution.text }),
      empty: layered({ color: vars.text.tertiary }),
    },
  },
});
