import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const matrix = style(layered({ ...textRole('sm'), inlineSize: '100%', borderCollapse: 'collapse' }));
const cellPad = { paddingBlock: vars.space['1'], paddingInline: vars.space['1'] } as const;
export const head = style(
  layered({
    ...textRole('caption'),
    ...cellPad,
    paddingInlineStart: vars.space['15'],
    background: vars.surface.sunken,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const headMiddle = style([head, layered({ paddingInline: vars.space['05'], textAlign: 'center' })]);
export const row = style(
  layered({ selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.subtle}` } } }),
);
export const event = style(
  layered({
    ...cellPad,
    paddingInlineStart: vars.space['15'],
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);
export const note = style(layered({ ...textRole('caption'), display: 'block', color: vars.text.tertiary }));
export const cell = style(
  layered({
    inlineSize: '19%',
    textAlign: 'center',
    '@media': { [media.small]: { inlineSize: 62 } },
  }),
);
export const target = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.layout.tapTarget,
    minBlockSize: vars.layout.tapTarget,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 } },
  }),
);
