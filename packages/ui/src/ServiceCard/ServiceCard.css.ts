import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space['25'],
    padding: vars.space['15'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    ':hover': { borderColor: vars.border.strong },
    '@media': {
      [media.mobile]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: vars.space['15'] },
      [media.narrow]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
    },
  }),
);
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['05'], minWidth: 0, overflowWrap: 'anywhere' }),
);
export const name = style(layered(textRole('h3')));

/** The link covers the card; the button lies above it. */
export const cover = style(
  layered({
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);
export const line = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const facts = style(
  layered({ ...textRole('sm'), display: 'flex', flexWrap: 'wrap', gap: `${vars.space['05']} 14px` }),
);
export const rating = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['075'] }));
export const star = style(layered({ display: 'flex', color: vars.caution.solid }));
export const votes = style(layered({ color: vars.text.secondary }));
export const place = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['05'], color: vars.text.secondary }),
);
export const hours = recipe({
  base: layered({ ...textRole('sm'), color: vars.text.secondary }),
  variants: { open: { true: layered({ color: vars.positive.text }) } },
});

/** Price above, button below; on a phone one line under the rest. */
export const end = style(
  layered({
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minWidth: 0,
    '@media': {
      [media.mobile]: { gridColumn: '1 / -1', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
    },
  }),
);
export const price = style(layered({ ...textRole('title'), overflowWrap: 'anywhere' }));
export const action = style(layered({ position: 'relative', zIndex: vars.zIndex.raised, marginInlineStart: 'auto' }));
