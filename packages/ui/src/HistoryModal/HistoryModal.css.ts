import { style } from '@vanilla-extract/css';
import { contentVisibilityAuto } from '../theme/contentVisibilityAuto.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { inOpenDialog } from '../theme/openDialog.ts';
import { nextFramePaint } from '../theme/nextFramePaint.css.ts';
import { vars } from '../theme/contract.css.ts';

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space['3']} ${vars.space['25']}`,
    paddingBlock: vars.space['05'],
    selectors: { [inOpenDialog]: nextFramePaint },
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['2'] } },
  }),
);

const roomForFocus = vars.space['05'];
const usualHeight = { wide: '78px', narrow: '61px' };
const emptyPlace = (height: string) => ({ '&:empty': { height: `calc(${height} + 2 * ${roomForFocus})` } });

/**
 * Most of fifty ads lie below the edge of the dialog, which should open at once. The first ones fill the highest dialog
 * and would only be laid out twice. Ads that are drawn late are clipped at its edge.
 */
export const place = style(
  layered({
    padding: roomForFocus,
    margin: `calc(-1 * ${roomForFocus})`,
    selectors: {
      '&:nth-child(n + 17)': contentVisibilityAuto(usualHeight.wide, { narrow: usualHeight.narrow }),
      ...emptyPlace(usualHeight.wide),
    },
    '@media': { [media.narrow]: { selectors: emptyPlace(usualHeight.narrow) } },
  }),
);
