import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const cell = { paddingBlock: vars.space['15'], paddingInlineStart: vars.space['2'], verticalAlign: 'top' } as const;

export const ledger = style(layered({ ...textRole('sm'), inlineSize: '100%', borderCollapse: 'collapse' }));
export const hiddenHead = style(
  layered({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
export const head = style(
  layered({
    ...textRole('caption'),
    ...cell,
    paddingBlock: vars.space['1'],
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    ':first-child': { paddingInlineStart: 0 },
  }),
);
export const headEnd = style([head, layered({ textAlign: 'end' })]);
export const row = style(
  layered({ selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.subtle}` } } }),
);
export const text = style(
  layered({
    ...cell,
    paddingInlineStart: 0,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);
/** A whole cell, not a word in a sentence: the line comes with the pointer. */
export const link = style(
  layered({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 } }),
);
export const date = style(layered({ ...cell, color: vars.text.tertiary, whiteSpace: 'nowrap' }));
const number = {
  ...cell,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Only a number of eight digits on the narrowest phone is ever broken.
  '@media': { [media.narrow]: { paddingInlineStart: vars.space['1'], whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;
export const amount = recipe({
  base: layered({ ...number, fontWeight: vars.brand.weight.strong }),
  variants: { gain: { true: layered({ color: vars.positive.text }) } },
});
export const balance = style(layered({ ...number, color: vars.text.secondary }));
