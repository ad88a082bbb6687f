import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const whole = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'], minWidth: 0 }));
export const zone = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['05'],
    minHeight: 132,
    padding: vars.space['2'],
    border: `1px dashed ${vars.border.strong}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    textAlign: 'center',
    cursor: 'pointer',
    transition: colorTransition('background-color', 'border-color'),
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
    selectors: {
      '&[data-over]': { borderStyle: 'solid', borderColor: vars.accent.solid, background: vars.surface.selected },
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      '&[data-invalid]': { borderColor: vars.critical.border, borderWidth: 2 },
      '&:has(:disabled)': {
        borderColor: vars.border.default,
        background: vars.surface.disabled,
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
);
export const zoneIcon = style(layered({ display: 'flex', color: vars.text.tertiary }));
export const title = style(
  layered({ ...textRole('title'), fontWeight: vars.brand.weight.strong, overflowWrap: 'anywhere', maxWidth: '100%' }),
);
/** The file control lies over the whole zone; without JavaScript it shows the choice below the words. */
export const control = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
    '@media': { [media.noScript]: { position: 'static', height: 'auto', opacity: 1 } },
  }),
);
export const rules = style(layered({ ...textRole('caption'), color: vars.text.tertiary, overflowWrap: 'anywhere' }));
export const list = style(
  layered({ display: 'flex', flexDirection: 'column', borderBlockStart: `1px solid ${vars.border.subtle}` }),
);
export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space['15'],
    minHeight: 56,
    paddingBlock: vars.space['075'],
    paddingInline: vars.space['1'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);
export const icon = style(
  layered({
    display: 'flex',
    color: vars.text.tertiary,
    selectors: { '&[data-failed]': { color: vars.critical.text } },
  }),
);
export const name = style(layered({ ...textRole('sm'), display: 'block', overflowWrap: 'anywhere' }));
export const about = style(
  layered({
    ...textRole('caption'),
    display: 'block',
    color: vars.text.tertiary,
    selectors: { '&[data-failed]': { color: vars.critical.text, fontWeight: vars.fontWeight.medium } },
  }),
);
export const bar = style(
  layered({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    marginBlockStart: vars.space['05'],
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.surface.pressed,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: vars.accent.solid },
      '&::-moz-progress-bar': { background: vars.accent.solid },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
export const ways = style(layered({ display: 'flex' }));
