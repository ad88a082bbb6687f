import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const footer = recipe({
  base: layered({ marginTop: 72 }),
  variants: {
    quiet: {
      true: layered({ paddingBlockEnd: 28 }),
      false: layered({
        background: vars.surface.base,
        borderTop: `1px solid ${vars.border.default}`,
        padding: '44px 0 28px',
        // Names of languages in Cyrillic letters would fetch a font for users who never come down here.
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 364px',
        '@media': { [media.mobile]: { containIntrinsicBlockSize: 'auto 1104px' } },
      }),
    },
  },
});
export const columns = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.5fr)',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: vars.space['4'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row' } },
  }),
);
export const about = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { gridColumn: 'span 2' } },
  }),
);
export const aboutText = style(layered({ maxWidth: '34ch', color: vars.text.secondary, overflowWrap: 'anywhere' }));
export const title = style(
  layered({ marginBottom: vars.space['1'], fontWeight: vars.brand.weight.strong, overflowWrap: 'anywhere' }),
);
export const entry = style(layered({ color: vars.text.secondary, overflowWrap: 'anywhere' }));
export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 30,
    ':hover': { color: vars.text.primary, textDecoration: 'underline' },
    selectors: { '&[aria-current]': { color: vars.text.primary, fontWeight: vars.brand.weight.strong } },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const last = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space['1']} ${vars.space['2']}`,
    marginTop: 28,
    paddingTop: 18,
    borderTop: `1px solid ${vars.border.subtle}`,
    color: vars.text.tertiary,
    overflowWrap: 'anywhere',
  }),
);
export const legal = style(layered({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space['2']}` }));
