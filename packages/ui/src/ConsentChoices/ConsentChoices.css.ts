import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(layered({ display: 'grid' }));
export const choice = style(
  layered({
    padding: `${vars.space['15']} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.border.default}` } },
  }),
);
/** What cannot be turned off stands in the row of a switch. */
export const fixed = style(
  layered({
    ...textRole('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space['2'],
    minHeight: 44,
  }),
);
export const always = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const text = style(
  layered({ ...textRole('sm'), maxWidth: '52ch', color: vars.text.secondary, overflowWrap: 'anywhere' }),
);
