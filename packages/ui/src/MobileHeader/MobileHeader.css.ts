import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    height: vars.layout.mobileHeader,
    paddingInline: '16px 4px',
    background: vars.surface.base,
    borderBottom: `1px solid ${vars.border.default}`,
    '@media': {
      [media.desktop]: { display: 'none' },
      [media.narrow]: { paddingInlineStart: 12 },
    },
  }),
);

const tap = vars.layout.tapTarget;

/**
 * Room for the logo beside the most icons that may be here. Parts that do not fit go to a second line that is hidden:
 * first the stage, then the name, never the logo. So nothing moves when icons come.
 */
export const logo = recipe({
  base: layered({
    flex: 'none',
    height: tap,
    overflow: 'clip',
    overflowClipMargin: 4,
  }),
  variants: {
    icons: {
      1: layered({ maxWidth: `calc(100vw - 20px - ${tap})` }),
      2: layered({ maxWidth: `calc(100vw - 20px - 2 * ${tap})` }),
      3: layered({ maxWidth: `calc(100vw - 20px - 3 * ${tap})` }),
      4: layered({ maxWidth: `calc(100vw - 20px - 4 * ${tap})` }),
      5: layered({ maxWidth: `calc(100vw - 20px - 5 * ${tap})` }),
    },
  },
});
const logoLink = `${logo.classNames.base} > a:has(> svg)`;
globalStyle(logoLink, { '@layer': { [componentLayer]: { flexWrap: 'wrap', rowGap: vars.space['1'] } } });
// The first line is as high as all that shows.
globalStyle(`${logoLink}::before`, {
  '@layer': { [componentLayer]: { content: '', height: tap, marginInlineEnd: -9 } },
});

/** It begins where the logo ends, so that it does not move when an icon comes. */
export const actions = style(layered({ display: 'flex', flex: '1 1 0', justifyContent: 'flex-end' }));
