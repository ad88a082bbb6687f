import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const stepper = style(
  layered({
    display: 'inline-flex',
    alignItems: 'stretch',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
  }),
);
export const button = style(
  layered({
    ...touchArea,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    minBlockSize: 34,
    color: vars.text.primary,
    cursor: 'pointer',
    transition: colorTransition('background-color'),
    ':first-child': { borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
    ':last-child': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    ':disabled': { color: vars.text.disabled, background: 'none', cursor: 'not-allowed' },
    '@media': { [media.mobile]: { inlineSize: vars.layout.tapTarget } },
  }),
);
export const value = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 34,
    paddingInline: vars.space['05'],
    borderInline: `1px solid ${vars.border.subtle}`,
    fontWeight: vars.brand.weight.strong,
  }),
);
