import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { openDialog } from '../theme/openDialog.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

export const modal = recipe({
  base: layered({
    margin: 'auto',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    flexDirection: 'column',
    overflow: 'hidden',
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.lg,
    selectors: {
      [openDialog]: { display: 'flex', animation: `${appear} ${vars.duration.slow} ${vars.easing.enter}` },
      '&::backdrop': { background: vars.surface.scrim },
    },
  }),
  variants: {
    width: { medium: layered({ width: 560 }), wide: layered({ width: 760 }) },
    tall: { true: layered({ height: 560 }), false: {} },
  },
});
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['15'],
    flex: 'none',
    padding: '16px 12px 12px 24px',
    '@media': { [media.small]: { flexWrap: 'wrap', rowGap: vars.space['05'] } },
  }),
);
export const close = style(
  layered({ display: 'flex', flex: 'none', order: 1, '@media': { [media.small]: { order: 0 } } }),
);
/** Its words are below the words of the title. */
export const tools = style(
  layered({ flex: 'none', '@media': { [media.small]: { flexBasis: '100%', marginInlineStart: -13 } } }),
);
export const title = style(layered({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }));
export const count = style(layered({ color: vars.text.secondary, fontWeight: vars.fontWeight.regular }));
export const body = style(layered({ flex: '1 1 auto', overflowY: 'auto', padding: '4px 24px 24px' }));
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space['15'],
    flex: 'none',
    padding: '14px 24px',
    borderTop: `1px solid ${vars.border.default}`,
    '@media': { [media.mobile]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  }),
);
