import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style(
  layered({ background: vars.surface.base, borderBlockEnd: `1px solid ${vars.border.default}` }),
);
export const inner = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minBlockSize: vars.layout.header,
    '@media': { [media.mobile]: { minBlockSize: vars.layout.mobileHeader } },
  }),
);
export const secure = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    marginInlineStart: 'auto',
    color: vars.text.secondary,
  }),
);
export const secureWords = style(
  layered({
    '@media': {
      [media.small]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const back = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.layout.tapTarget,
    marginInlineEnd: `calc(-1 * ${vars.space['15']})`,
    paddingInline: vars.space['15'],
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.brand.weight.strong,
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
  }),
);
