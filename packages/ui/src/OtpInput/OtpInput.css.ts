import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const code = style(
  layered({
    position: 'relative',
    display: 'flex',
    gap: vars.space['075'],
    width: '100%',
  }),
);
export const box = style(
  layered({
    ...textRole('h3'),
    fontFamily: vars.brand.font.text,
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: 46,
    minHeight: 54,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
    transition: colorTransition('border-color'),
    selectors: {
      '[aria-invalid="true"] ~ &': {
        borderColor: vars.critical.border,
        boxShadow: `inset 0 0 0 1px ${vars.critical.border}`,
      },
      'input:disabled ~ &': {
        background: vars.surface.disabled,
        color: vars.text.disabled,
        borderColor: vars.border.default,
      },
      'input:focus ~ &[data-next]': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
/** The one true field lies over the boxes and is not seen. Without JavaScript it is, in their place. */
export const field = style(
  layered({
    ...textRole('h3'),
    position: 'absolute',
    inset: 0,
    zIndex: vars.zIndex.raised,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    opacity: 0,
    cursor: 'text',
    '@media': {
      [media.noScript]: {
        position: 'static',
        opacity: 1,
        height: 54,
        paddingInline: vars.space['15'],
        border: `1px solid ${vars.border.strong}`,
        borderRadius: vars.brand.radius.control,
        letterSpacing: '0.5em',
      },
    },
  }),
);
export const timer = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
