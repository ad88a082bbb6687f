import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: vars.space['15'],
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space['1'] },
      [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
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
export const sign = style(
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
