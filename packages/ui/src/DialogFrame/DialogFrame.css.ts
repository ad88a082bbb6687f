import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { openDialog } from '../theme/openDialog.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

export const dialog = recipe({
  base: layered({
    margin: 'auto',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.lg,
    selectors: {
      [openDialog]: { animation: `${appear} ${vars.duration.slow} ${vars.easing.enter}` },
      '&::backdrop': { background: vars.surface.scrim },
    },
  }),
  variants: {
    size: { small: layered({ width: 440 }), medium: layered({ width: 460 }), large: layered({ width: 620 }) },
    fromBelow: {
      true: layered({
        '@media': {
          [media.mobile]: {
            width: 'auto',
            maxWidth: 'none',
            margin: 'auto 0 0',
            insetInline: 0,
            borderWidth: '1px 0 0',
            borderRadius: `${vars.radius['2xl']} ${vars.radius['2xl']} 0 0`,
            paddingBottom: 'env(safe-area-inset-bottom)',
          },
        },
      }),
    },
  },
});

/** The inside of a dialog: a column of title, words, fields and buttons. */
export const inside = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['1'],
    padding: '26px 28px 24px',
    '@media': { [media.small]: { padding: '22px 20px 20px' } },
  }),
);
export const words = style(layered({ ...textRole('sm'), color: vars.text.secondary, overflowWrap: 'anywhere' }));
/** The icon of what it is about, on a disc. */
export const disc = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    marginBottom: vars.space['15'],
    borderRadius: '50%',
    background: vars.surface.hover,
    color: vars.text.secondary,
  }),
);
/** Buttons at the end of the line; one below the other where the words are long. */
export const buttons = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space['1'],
    marginTop: vars.space['15'],
  }),
);
/** Buttons as wide as the dialog. */
export const stack = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], marginTop: vars.space['1'] }),
);
/** Buttons side by side, equally wide. */
export const halves = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], marginTop: vars.space['1'] }),
);
