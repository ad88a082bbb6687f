import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const row = style(
  layered({
    display: 'flex',
    // Its actions go below if there is no room beside.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['2'],
    rowGap: vars.space['1'],
    paddingBlock: vars.space['15'],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  }),
);
export const icon = style(layered({ flex: 'none', color: vars.text.secondary }));
export const words = style(layered({ flex: '1 1 8em', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const device = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['1'],
    rowGap: vars.space['025'],
    fontWeight: vars.brand.weight.strong,
  }),
);
export const where = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
