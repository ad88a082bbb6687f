import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${vars.card.compactThumbW} minmax(0, 1fr) 160px auto`,
    alignItems: 'center',
    columnGap: vars.space['25'],
    padding: vars.space['15'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    ':hover': { borderColor: vars.border.strong },
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: '120px minmax(0, 1fr) 140px auto', columnGap: vars.space['15'] },
      [media.mobile]: {
        gridTemplateColumns: '104px minmax(0, 1fr)',
        columnGap: vars.space['15'],
        rowGap: vars.space['15'],
      },
    },
  }),
);
export const photo = style(layered({ minInlineSize: 0, '@media': { [media.mobile]: { alignSelf: 'start' } } }));
export const words = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['05'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const tags = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['075'] }));
export const link = style(
  layered({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 } }),
);
export const facts = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['2'],
    rowGap: vars.space['025'],
    color: vars.text.secondary,
    // The price and three counts are in one line of a phone.
    '@media': { [media.mobile]: { columnGap: vars.space['1'] } },
  }),
);
export const price = style(
  layered({ color: vars.text.primary, fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' }),
);
export const count = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['075'] }));
export const notice = recipe({
  base: layered({ ...textRole('sm'), display: 'flex', alignItems: 'flex-start', gap: vars.space['075'] }),
  variants: {
    tone: { caution: layered({ color: vars.caution.text }), critical: layered({ color: vars.critical.text }) },
  },
});
export const promotion = style(layered({ minInlineSize: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }));
/** A phone leaves the sentence out: the button below says the same. */
export const none = style(
  layered({
    ...textRole('sm'),
    color: vars.text.secondary,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const actions = style(
  layered({
    gridColumn: -2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space['05'],
    '@media': { [media.mobile]: { gridColumn: '1 / -1', flexWrap: 'wrap', gap: vars.space['1'] } },
  }),
);
export const action = style(
  layered({
    display: 'flex',
    '@media': {
      [media.small]: {
        flex: '1 1 auto',
        flexDirection: 'column',
        // Beside five icons there is no room: it is above them.
        selectors: { [`${actions}:has(> :nth-child(6)) > &`]: { flexBasis: '100%' } },
      },
    },
  }),
);
