import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style(
  layered({
    background: vars.surface.base,
    borderBottom: `1px solid ${vars.border.default}`,
    // 50 px with its line. [C03]
    height: vars.layout.subheader,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const inner = style(layered({ display: 'flex', alignItems: 'stretch', gap: 2, height: 49 }));

export const link = recipe({
  base: layered({
    ...textRole('label'),
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    height: 49,
    paddingInline: 13,
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    ':hover': { color: vars.text.primary },
    selectors: { '&[aria-current]': { color: vars.text.primary, boxShadow: `inset 0 -2px ${vars.accent.solid}` } },
    '@media': { [media.snugDesktop]: { paddingInline: 9 } },
  }),
  variants: {
    first: {
      true: layered({ paddingInlineStart: 0, color: vars.text.primary, fontWeight: vars.brand.weight.strong }),
    },
  },
});
/** Long languages need the room of the icons in a small window; the words say all. */
export const icon = style(layered({ display: 'flex', '@media': { [media.snugDesktop]: { display: 'none' } } }));
export const end = style(layered({ display: 'flex', marginInlineStart: 'auto' }));

/** Categories in columns, as wide as they need. */
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(180px, 1fr))',
    gap: `${vars.space['3']} ${vars.space['4']}`,
  }),
);
export const columnTitle = style(
  layered({
    ...textRole('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: 36,
    fontWeight: vars.brand.weight.strong,
  }),
);
