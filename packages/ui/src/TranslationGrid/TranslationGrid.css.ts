import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const edge = `1px solid ${vars.border.subtle}`;

export const table = style(layered({ ...textRole('sm'), width: '100%', borderCollapse: 'separate', borderSpacing: 0 }));
export const head = style(
  layered({
    ...textRole('caption'),
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minWidth: 180,
    height: 41,
    padding: `${vars.space['05']} 12px`,
    borderBottom: `1px solid ${vars.border.default}`,
    borderInlineEnd: edge,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    ':first-child': { insetInlineStart: 0, zIndex: 3, minWidth: 200 },
    ':last-child': { borderInlineEnd: 0 },
    '@media': { [media.mobile]: { ':first-child': { minWidth: 128 } } },
  }),
);
export const language = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['1'] }));
export const row = style(layered({ background: vars.surface.base }));
export const key = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    padding: `10px 12px`,
    borderBottom: edge,
    borderInlineEnd: edge,
    background: vars.surface.base,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
    '@media': { [media.mobile]: { maxWidth: '42vw' } },
  }),
);
/** Texts in their face; patterns come as `code`, whose face is the browser's own of one width. */
export const face = style(
  layered({
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '&:has(> textarea)': { flex: '1 1 auto' },
      'code&': { fontSize: vars.type.caption.size, lineHeight: vars.lineHeight.normal },
    },
  }),
);
export const cell = recipe({
  base: layered({
    height: 1,
    padding: 0,
    borderBottom: edge,
    borderInlineEnd: edge,
    verticalAlign: 'top',
    ':last-child': { borderInlineEnd: 0 },
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  }),
  variants: {
    missing: { true: layered({ background: vars.caution.subtle, verticalAlign: 'middle' }) },
    editing: {
      true: layered({
        background: vars.surface.base,
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: '-2px',
      }),
    },
  },
});
export const text = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    gap: vars.space['1'],
    width: '100%',
    height: '100%',
    minHeight: 41,
    padding: `10px 12px`,
    outlineOffset: '-2px',
    ':hover': { background: vars.surface.hover },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
  variants: { missing: { true: layered({ alignContent: 'center' }) } },
});
export const missing = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    color: vars.caution.text,
    fontWeight: vars.fontWeight.medium,
  }),
);
export const edit = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['075'], padding: `10px 12px 12px` }),
);
export const line = style(layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space['05'] }));
/** Beside the first line of the text, without making it higher. */
export const cancel = style(layered({ flex: 'none', marginBlock: -8, marginInlineEnd: -8 }));
export const field = style(
  layered({
    display: 'block',
    width: '100%',
    // As high as its text, and never a scroll bar inside a table.
    fieldSizing: 'content',
    minHeight: 22,
    padding: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    resize: 'none',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  }),
);
export const buttons = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['05'] }),
);
export const error = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    gap: vars.space['05'],
    color: vars.critical.text,
    fontWeight: vars.fontWeight.medium,
  }),
);
export const nothing = style(layered({ padding: vars.space['4'] }));
