import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    padding: 22,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.md,
    '@media': { [media.mobile]: { padding: 18, boxShadow: 'none' } },
  }),
);
/** On a phone price and promises stand under the title, and the card is the seller's. */
export const offer = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    paddingBottom: vars.space['2'],
    borderBottom: `1px solid ${vars.border.subtle}`,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space['1'],
  }),
);
export const note = style(layered({ ...textRole('caption'), marginTop: 2, color: vars.text.tertiary }));
export const tags = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['075'] }));
export const sellerTitle = style(
  layered({
    ...textRole('h3'),
    '@media': {
      [media.desktop]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
