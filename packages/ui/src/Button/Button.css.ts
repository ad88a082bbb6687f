import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { spinner } from '../Spinner/Spinner.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const solid = (rest: string, hover: string, pressed: string, color: string): StyleRule =>
  layered({ background: rest, color, ':hover': { background: hover }, ':active': { background: pressed } });

export const button = recipe({
  base: layered({
    ...textRole('title'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1'],
    minHeight: vars.brand.density.control,
    paddingInline: 18,
    paddingBlock: vars.space['05'],
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
    lineHeight: 1.2,
    fontWeight: vars.brand.weight.strong,
    textAlign: 'center',
    cursor: 'pointer',
    transition: colorTransition('background-color', 'border-color'),
    selectors: {
      '&:disabled, &[aria-disabled="true"]': {
        background: vars.surface.disabled,
        color: vars.text.disabled,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&[aria-pressed="true"]': {
        background: vars.surface.selected,
        borderColor: vars.border.hover,
        boxShadow: `inset 0 0 0 0.5px ${vars.border.hover}`,
        color: vars.text.primary,
      },
    },
    maxWidth: '100%',
    '@media': {
      [media.forcedColors]: { borderColor: 'currentColor' },
      // Only here, where a single word may be wider than the window: elsewhere a row would break short words.
      [media.narrow]: { overflowWrap: 'anywhere' },
    },
  }),
  variants: {
    variant: {
      primary: solid(vars.accent.solid, vars.accent.solidHover, vars.accent.solidPressed, vars.accent.onSolid),
      secondary: layered({
        background: vars.surface.base,
        borderColor: vars.border.strong,
        color: vars.text.primary,
        ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
        ':active': { background: vars.surface.pressed },
      }),
      ink: layered({
        background: vars.surface.inverse,
        color: vars.text.inverse,
        ':hover': { opacity: 0.9 },
      }),
      soft: solid(vars.surface.hover, vars.surface.pressed, vars.surface.pressed, vars.text.primary),
      ghost: layered({
        paddingInline: 10,
        color: vars.text.primary,
        ':hover': { background: vars.surface.hover },
        ':active': { background: vars.surface.pressed },
      }),
      danger: layered({
        background: vars.surface.base,
        borderColor: vars.critical.border,
        color: vars.critical.text,
        ':hover': { background: vars.critical.subtle },
      }),
    },
    size: {
      small: layered({
        ...textRole('label'),
        minHeight: vars.brand.density.controlSm,
        paddingInline: 13,
        gap: vars.space['075'],
        lineHeight: 1.2,
        fontWeight: vars.brand.weight.strong,
        '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
      }),
      medium: {},
      large: layered({ minHeight: 52, paddingInline: vars.space['3'] }),
    },
    block: {
      true: layered({ display: 'flex', width: '100%' }),
      start: layered({ display: 'flex', width: '100%', justifyContent: 'flex-start', textAlign: 'start' }),
    },
    grow: { true: layered({ flex: '1 1 0', minWidth: 0 }) },
  },
});

/** May be narrower than its longest word, which then breaks; a short word never does, since the box around keeps it. */
export const words = style(layered({ minWidth: 0 }));

/** The words stay in place under the spinner, so a busy button keeps its width. */
export const busyContent = style(layered({ display: 'contents', visibility: 'hidden' }));
/** A spinner; its words lie outside its edge, for screen readers. */
export const busyIcon = style([
  spinner,
  layered({ position: 'absolute', overflow: 'hidden', textIndent: '200%', whiteSpace: 'nowrap' }),
]);
