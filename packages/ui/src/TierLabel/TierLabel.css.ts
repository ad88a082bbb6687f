import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const tone = (name: 'xl' | 'top' | 'home' | 'social'): StyleRule =>
  layered({ background: vars.promo[name].solid, color: vars.promo[name].onSolid });

export const tierLabel = recipe({
  base: layered({
    ...textRole('micro'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxWidth: '100%',
    minHeight: 24,
    padding: '2px 8px',
    borderRadius: vars.brand.radius.badge,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '0.01em',
  }),
  variants: { tier: { xl: tone('xl'), top: tone('top'), home: tone('home'), social: tone('social') } },
});

/** May be narrower than its longest word, which then breaks; a short word never does, since the box around keeps it. */
export const words = style(layered({ minWidth: 0 }));
