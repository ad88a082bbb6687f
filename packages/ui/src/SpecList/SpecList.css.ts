import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

export const group = style(layered({ selectors: { '& + &': { marginTop: vars.space['3'] } } }));
export const title = style(layered({ ...textRole('title'), marginBottom: vars.space['05'] }));
export const list = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space['5'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const row = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    paddingBlock: 9,
    borderBottom: `1px solid ${vars.border.subtle}`,
  }),
);
export const question = style(layered({ color: vars.text.secondary, minWidth: 0 }));
export const answer = style(
  layered({
    minWidth: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
  }),
);
