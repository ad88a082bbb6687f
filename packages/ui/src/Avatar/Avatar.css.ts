import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const avatar = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    background: vars.surface.pressed,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.bold,
  }),
  variants: {
    size: {
      small: layered({ width: 34, height: 34, fontSize: vars.type.caption.size }),
      medium: layered({ width: 44, height: 44, fontSize: vars.type.body.size }),
      large: layered({ width: 64, height: 64, fontSize: vars.type.h3.size }),
    },
    shape: {
      round: layered({ borderRadius: vars.radius.full }),
      square: layered({ borderRadius: vars.brand.radius.control }),
    },
  },
});

export const image = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
);
