import { style } from '@vanilla-extract/css';
import { button } from '../Button/Button.css.ts';
import { layered } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px 20px',
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 12 },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const piece = style(layered({ display: 'flex', gap: vars.space['1'], minWidth: 0 }));
export const sign = style(layered({ display: 'flex', flex: 'none', paddingTop: 2, color: vars.positive.text }));
export const rest = style(
  layered({
    marginTop: 18,
    // The rest goes on with the list above it, and its button stays below.
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column-reverse', gap: 18, marginTop: 8 } },
  }),
);
export const more = style([button({ variant: 'secondary', size: 'small' }), layered({ alignSelf: 'flex-start' })]);
