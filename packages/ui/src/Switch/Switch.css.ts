import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const row = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['15'],
    minHeight: 32,
    fontWeight: vars.brand.weight.strong,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const count = style(layered({ color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }));

export const control = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 42,
    height: 24,
    borderRadius: vars.radius.full,
    background: vars.border.strong,
    cursor: 'inherit',
    transition: colorTransition('background-color'),
    '::after': {
      content: '',
      position: 'absolute',
      left: 3,
      top: 3,
      width: 18,
      height: 18,
      borderRadius: vars.radius.full,
      background: vars.surface.base,
      transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
    },
    selectors: {
      '&:checked': { background: vars.accent.solid },
      '&:checked::after': { transform: 'translateX(18px)' },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto', '::after': { display: 'none' } } },
  }),
);
