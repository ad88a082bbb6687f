import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(140px, 170px) auto',
    alignItems: 'center',
    columnGap: vars.space['25'],
    paddingBlock: 14,
    paddingInline: 18,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    ':hover': { borderColor: vars.border.strong },
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: vars.space['15'],
        columnGap: vars.space['15'],
        paddingInline: vars.space['2'],
      },
    },
  }),
);
export const words = style(
  layered({ minInlineSize: 0, overflowWrap: 'anywhere', '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['1'],
    rowGap: vars.space['05'],
  }),
);
export const link = style(
  layered({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 } }),
);
export const filters = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['075'], marginBlockStart: vars.space['1'] }),
);
export const trend = style(layered({ '@media': { [media.mobile]: { gridColumn: 2, gridRow: 2 } } }));
export const alert = style(
  layered({ minInlineSize: 0, overflowWrap: 'anywhere', '@media': { [media.mobile]: { gridColumn: 1, gridRow: 2 } } }),
);
export const pace = recipe({
  base: layered({ ...textRole('sm'), display: 'flex', alignItems: 'center', gap: vars.space['1'] }),
  variants: { off: { true: layered({ color: vars.text.tertiary }) } },
});
export const last = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space['1'],
    '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
  }),
);
export const target = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.layout.tapTarget,
    minBlockSize: vars.layout.tapTarget,
    cursor: 'pointer',
    '@media': { [media.mobile]: { marginInlineEnd: 'auto' } },
  }),
);
