import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const tile = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space['15'],
    borderRadius: vars.brand.radius.media,
    transition: colorTransition('background-color'),
    '@media': { [media.narrow]: { gridTemplateColumns: '80px minmax(0, 1fr)' } },
  }),
);
export const words = style(layered({ display: 'flex', flexDirection: 'column', minWidth: 0, gap: 1 }));
export const title = style(
  layered({
    ...textRole('sm'),
    fontWeight: vars.brand.weight.strong,
    lineHeight: vars.lineHeight.snug,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    selectors: { [`${tile}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 3 } },
  }),
);
export const price = style(
  layered({ ...textRole('sm'), fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }),
);
export const time = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
