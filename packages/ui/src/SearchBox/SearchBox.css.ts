import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const box = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    overflowWrap: 'anywhere',
  }),
  variants: {
    compact: {
      false: layered({
        padding: 28,
        background: vars.surface.base,
        border: `1px solid ${vars.border.subtle}`,
        borderRadius: vars.brand.radius.panel,
        boxShadow: vars.shadow.lg,
        '@media': { [media.mobile]: { padding: '20px 18px' } },
      }),
      true: {},
    },
  },
});
/** Two lines on a desktop, in the font that loads and in its fallback: the box keeps its height. */
export const title = style(layered({ '@media': { [media.desktop]: { maxWidth: 330 } } }));
export const fields = style(
  layered({
    display: 'grid',
    // Two, and one where larger letters would cut the labels.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8rem, (100% - ${vars.space['15']}) / 2)), 1fr))`,
    gap: vars.space['15'],
    marginTop: vars.space['075'],
    '@media': { [media.narrow]: { gap: vars.space['1'], gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const detailed = style(layered({ alignSelf: 'flex-start', marginTop: vars.space['025'] }));
