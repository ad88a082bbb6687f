import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(layered({ display: 'grid' }));
export const choice = style(
  layered({
    padding: `${vars.space['15']} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.border.default}` } },
  }),
);
/** A purpose that cannot be turned off is in the row of a switch. */
export const fixed = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space['15'],
    minHeight: 32,
    fontWeight: vars.brand.weight.strong,
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const always = style(
  layered({ ...textRole('sm'), color: vars.text.secondary, fontWeight: vars.fontWeight.regular }),
);
export const text = style(
  layered({
    ...textRole('sm'),
    paddingInlineEnd: vars.space['6'],
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
