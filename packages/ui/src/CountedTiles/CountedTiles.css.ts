import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const columns = (desktop: number) =>
  layered({
    gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))`,
    '@media': {
      // Four, and fewer where larger letters would tear the words.
      [media.mobile]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(max(4.5rem, (100% - 3 * ${vars.space['1']}) / 4), 1fr))`,
        gap: vars.space['1'],
      },
      [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  });

export const tiles = recipe({
  base: layered({ display: 'grid', gap: vars.space['15'] }),
  variants: { columns: { 7: columns(7), 8: columns(8) } },
});
export const tile = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    height: '100%',
    padding: 14,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    transition: colorTransition('border-color'),
    ':hover': { borderColor: vars.border.hover },
    '@media': { [media.mobile]: { padding: '12px 6px', alignItems: 'center', textAlign: 'center' } },
  }),
);
export const icon = style(
  layered({
    display: 'flex',
    marginBottom: 10,
    '@media': { [media.mobile]: { marginBottom: vars.space['05'] } },
  }),
);
export const words = style(
  layered({
    ...textRole('title'),
    lineHeight: vars.lineHeight.snug,
    '@media': { [media.mobile]: { fontSize: vars.type.caption.size } },
  }),
);
export const count = style(layered({ ...textRole('caption'), color: vars.text.tertiary, marginTop: 'auto' }));
