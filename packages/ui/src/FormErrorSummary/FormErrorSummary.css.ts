import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const summary = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space['05']} ${vars.space['15']}`,
    padding: vars.space['2'],
    border: `2px solid ${vars.critical.border}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: `${vars.ring.width} solid ${vars.focus.ring}`, outlineOffset: vars.ring.offset },
  }),
);
export const icon = style(layered({ display: 'flex', paddingBlockStart: 1, color: vars.critical.text }));
export const title = style(
  layered({ ...textRole('title'), fontWeight: vars.brand.weight.strong, color: vars.critical.text }),
);
export const list = style(layered({ gridColumn: 2, display: 'flex', flexDirection: 'column', gap: vars.space['025'] }));
export const way = style(
  layered({
    ...textRole('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    paddingBlock: vars.space['025'],
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    overflowWrap: 'anywhere',
    ':hover': { color: vars.critical.text },
    '@media': { '(pointer: coarse)': { minHeight: vars.layout.tapTarget } },
  }),
);
