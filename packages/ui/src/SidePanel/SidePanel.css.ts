import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { openDialog } from '../theme/openDialog.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const slide = keyframes({ from: { transform: 'translateX(8px)', opacity: 0 } });
const slideIn = `${slide} ${vars.duration.sheet} ${vars.easing.enter}`;

const overThePage: StyleRule = {
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  width: 'min(440px, 100vw)',
  height: '100dvh',
  margin: 0,
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.surface.raised,
  color: vars.text.primary,
  borderInlineStart: `1px solid ${vars.border.default}`,
  boxShadow: vars.shadow.lg,
};

export const over = style(
  layered({
    ...overThePage,
    selectors: {
      [openDialog]: { display: 'flex', animation: slideIn },
      '&::backdrop': { background: vars.surface.scrim },
    },
  }),
);

/** A popover that a desktop shows in the layout, whether open or not. */
export const beside = style(
  layered({
    '@media': {
      [media.mobile]: {
        ...overThePage,
        selectors: {
          '&:popover-open': { display: 'flex', animation: slideIn },
          '&::backdrop': { background: vars.surface.scrim },
        },
      },
      [media.desktop]: {
        position: 'sticky',
        top: vars.space['3'],
        display: 'flex',
        flexDirection: 'column',
        width: 'auto',
        height: 'auto',
        maxHeight: 'calc(100dvh - 48px)',
        margin: 0,
        overflow: 'hidden',
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.panel,
        background: vars.surface.base,
        color: vars.text.primary,
      },
    },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    flex: 'none',
    padding: '20px 16px 12px 24px',
  }),
);
export const words = style(layered({ minWidth: 0, paddingBlock: vars.space['05'], overflowWrap: 'anywhere' }));
export const path = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const phoneOnly = style(layered({ '@media': { [media.desktop]: { display: 'none' } } }));
export const body = style(
  layered({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4px 24px 20px',
  }),
);
export const foot = style(
  layered({ flex: 'none', margin: '0 24px', padding: '16px 0 20px', borderTop: `1px solid ${vars.border.default}` }),
);
export const buttons = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['1'] }),
);
export const end = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], marginInlineStart: 'auto' }),
);
export const note = style(layered({ ...textRole('caption'), marginTop: vars.space['15'], color: vars.text.tertiary }));
