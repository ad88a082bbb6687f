import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const tone = (background: string, color: string): StyleRule => layered({ background, color });

export const tag = recipe({
  base: layered({
    ...textRole('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxWidth: '100%',
    minHeight: 24,
    padding: '2px 8px',
    borderRadius: vars.brand.radius.tag,
    lineHeight: 1.3,
    fontWeight: vars.fontWeight.medium,
  }),
  variants: {
    tone: {
      neutral: tone(vars.surface.hover, vars.text.secondary),
      positive: tone(vars.positive.subtle, vars.positive.text),
      info: tone(vars.info.subtle, vars.info.text),
      caution: tone(vars.caution.subtle, vars.caution.text),
      critical: tone(vars.critical.subtle, vars.critical.text),
      accent: tone(vars.accent.subtle, vars.accent.onSubtle),
    },
  },
});

/** May be narrower than its longest word, which then breaks; a short word never does, since the box around keeps it. */
export const words = style(layered({ minWidth: 0 }));
