import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const cards = style(layered({ display: 'flex', flexDirection: 'column', gap: 10 }));
export const card = style(
  layered({
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    transition: colorTransition('border-color'),
    ':hover': { borderColor: vars.border.hover },
    selectors: {
      '&:has([data-choice]:checked)': {
        borderColor: vars.border.hover,
        boxShadow: `inset 0 0 0 1px ${vars.border.hover}`,
      },
      '&:has([data-choice]:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      'fieldset[data-invalid] &': { borderColor: vars.critical.border },
      '&:has([data-choice]:disabled)': {
        background: vars.surface.disabled,
        borderColor: vars.border.subtle,
        color: vars.text.tertiary,
      },
    },
  }),
);
export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space['15'],
    padding: `${vars.space['15']} ${vars.space['2']}`,
    minHeight: 64,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  }),
);
export const circle = style(layered({ selectors: { '&:focus-visible': { outline: 'none' } } }));
export const title = style(
  layered({ ...textRole('title'), display: 'block', fontWeight: vars.brand.weight.strong, overflowWrap: 'anywhere' }),
);
/** The words and the part at their end, which goes below if there is no room beside them. */
export const body = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space['15'],
    rowGap: vars.space['05'],
  }),
);
export const words = style(layered({ flex: '1 1 180px', minWidth: 0 }));
export const about = style(
  layered({ ...textRole('sm'), display: 'block', color: vars.text.secondary, overflowWrap: 'anywhere' }),
);
/** Shown with its choice; the browser decides it, so it works before any script. */
export const content = style(
  layered({
    ...textRole('sm'),
    display: 'none',
    color: vars.text.secondary,
    paddingBlockEnd: vars.space['2'],
    paddingInlineStart: `calc(${vars.space['2']} + 20px + ${vars.space['15']})`,
    paddingInlineEnd: vars.space['2'],
    selectors: { 'div:has(> label > :checked) > &': { display: 'block' } },
  }),
);
