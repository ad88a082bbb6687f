import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const note = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['05'],
    paddingBlock: vars.space['15'],
    borderTop: `1px solid ${vars.border.default}`,
    overflowWrap: 'anywhere',
  }),
);
export const line = style(layered({ display: 'flex', alignItems: 'baseline', gap: vars.space['15'] }));
export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));
export const who = style(layered({ fontWeight: vars.brand.weight.strong }));
export const time = style(
  layered({ ...textRole('caption'), flex: 'none', color: vars.text.tertiary, whiteSpace: 'nowrap' }),
);
export const reason = style(
  layered({
    paddingInlineStart: vars.space['15'],
    borderInlineStart: `2px solid ${vars.border.strong}`,
    color: vars.text.secondary,
  }),
);
export const summary = style(
  layered({
    ...textRole('caption'),
    ...touchArea,
    display: 'inline-block',
    color: vars.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);
export const changes = style(layered({ display: 'grid', gap: vars.space['05'], marginTop: vars.space['1'] }));
export const change = style(layered({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space['15']}` }));
export const field = style(layered({ ...textRole('caption'), flex: '0 0 120px', color: vars.text.tertiary }));
export const value = style(
  layered({ ...textRole('caption'), flex: '1 1 160px', minWidth: 0, margin: 0, color: vars.text.secondary }),
);
export const after = style(
  layered({ color: vars.text.primary, fontWeight: vars.fontWeight.semibold, textDecoration: 'none' }),
);
