import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const action = style(layered({ padding: '14px 16px' }));
export const part = style(
  layered({
    padding: vars.space['1'],
    selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
  }),
);
export const entry = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    width: '100%',
    minHeight: vars.layout.tapTarget,
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    ':hover': { background: vars.surface.hover },
    selectors: { '&[aria-current]': { background: vars.surface.selected, fontWeight: vars.brand.weight.strong } },
  }),
);
export const person = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minHeight: vars.layout.tapTarget,
    padding: '4px 18px 14px',
    borderBottom: `1px solid ${vars.border.subtle}`,
    ':hover': { background: vars.surface.hover },
    ':focus-visible': { outlineOffset: -2 },
  }),
);
export const name = style(
  layered({ ...textRole('title'), display: 'block', lineHeight: 1.3, overflowWrap: 'anywhere' }),
);
export const detail = style(
  layered({ ...textRole('caption'), display: 'block', color: vars.text.secondary, overflowWrap: 'anywhere' }),
);
export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));
export const end = style(
  layered({ marginInlineStart: 'auto', color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }),
);
export const nested = style(
  layered({
    paddingInlineStart: 32,
    paddingBottom: 6,
    selectors: { 'a + &': { paddingInlineStart: vars.space['2'], paddingBottom: 0 } },
  }),
);
export const nestedEntry = style([entry, layered({ fontWeight: vars.fontWeight.regular })]);
export const icon = style(
  layered({
    display: 'flex',
    color: vars.text.tertiary,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);
