import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const list = recipe({
  base: layered({ ...textRole('sm'), display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    columns: {
      1: layered({}),
      2: layered({
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space['5'],
        '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
    },
  },
});
export const row = style(
  layered({
    display: 'flex',
    // Two long halves are in two lines; none is squeezed into a column of letters.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space['2']}`,
    paddingBlock: 9,
    borderBottom: `1px solid ${vars.border.subtle}`,
  }),
);
export const label = style(layered({ minWidth: 0, color: vars.text.secondary, overflowWrap: 'anywhere' }));
export const value = style(
  layered({
    minWidth: 0,
    margin: '0 0 0 auto',
    textAlign: 'end',
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
  }),
);
export const link = style(layered({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } }));
