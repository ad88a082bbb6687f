import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** As wide as its place; lines between the steps share what the words leave. */
export const steps = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { gap: vars.space['1'] }, [media.narrow]: { gap: vars.space['05'] } },
  }),
);
export const step = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    flex: '1 1 auto',
    // The line to the next step.
    '::after': {
      content: '',
      flex: '1 1 12px',
      minWidth: 12,
      borderBlockStart: `1px solid ${vars.border.strong}`,
    },
    ':last-child': { flex: '0 1 auto' },
    selectors: { '&:last-child::after': { display: 'none' } },
    '@media': {
      [media.mobile]: { gap: vars.space['1'] },
      [media.narrow]: { gap: vars.space['05'], '::after': { flexBasis: 6, minWidth: 6 } },
    },
  }),
});
export const face = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 32,
    color: vars.text.secondary,
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget, minWidth: 28 } },
  }),
);
export const way = style(
  layered({
    borderRadius: vars.brand.radius.control,
    ':hover': { color: vars.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
    '@media': { [media.mobile]: { minWidth: vars.layout.tapTarget, justifyContent: 'center' } },
  }),
);
export const disc = recipe({
  base: layered({
    ...textRole('caption'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: '50%',
    background: vars.surface.base,
    fontWeight: vars.brand.weight.strong,
    lineHeight: 1,
  }),
  variants: {
    state: {
      done: layered({ borderColor: vars.positive.border, color: vars.positive.text }),
      current: layered({
        background: vars.accent.solid,
        borderColor: vars.accent.solid,
        color: vars.accent.onSolid,
        '@media': { [media.forcedColors]: { borderWidth: 3 } },
      }),
      error: layered({ borderColor: vars.critical.border, borderWidth: 2, color: vars.critical.text }),
      ahead: {},
    },
  },
});
/** On a phone only the step one is at has room for its words; the others are announced. */
export const words = recipe({
  base: layered({ minWidth: 0, overflowWrap: 'anywhere' }),
  variants: {
    state: {
      done: {},
      current: layered({ color: vars.text.primary, fontWeight: vars.brand.weight.strong }),
      error: layered({ color: vars.critical.text, fontWeight: vars.fontWeight.medium }),
      ahead: {},
    },
    current: {
      true: {},
      false: layered({
        '@media': {
          [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        },
      }),
    },
  },
});
