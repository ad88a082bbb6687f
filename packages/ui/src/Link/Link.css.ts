import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { leastTarget, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const link = recipe({
  base: layered({
    color: vars.text.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    fontWeight: vars.fontWeight.medium,
    ':hover': { textDecorationThickness: 2 },
  }),
  variants: {
    size: {
      inherit: {},
      small: layered({ ...textRole('sm'), fontWeight: vars.fontWeight.medium }),
    },
    standalone: {
      true: layered({
        ...touchArea,
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space['075'],
        minHeight: leastTarget,
        maxWidth: '100%',
        '@media': { ...touchArea['@media'], [media.narrow]: { overflowWrap: 'anywhere' } },
      }),
    },
    quiet: {
      true: layered({
        color: 'inherit',
        textDecorationLine: 'none',
        fontWeight: 'inherit',
        ':hover': { textDecorationLine: 'underline', textDecorationThickness: 1 },
      }),
    },
  },
});
