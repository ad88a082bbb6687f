import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const row = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 32,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.text.tertiary, cursor: 'not-allowed' } },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
/** The box alone: its target is as large as a finger needs. */
export const bare = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 32,
    minHeight: 32,
    cursor: 'pointer',
    '@media': { [media.mobile]: { minWidth: vars.layout.tapTarget, minHeight: vars.layout.tapTarget } },
  }),
);
export const words = style(layered({ minWidth: 0, flex: '1 1 auto', overflowWrap: 'anywhere' }));
export const count = style(layered({ ...textRole('caption'), flex: 'none', color: vars.text.tertiary }));

export const box = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 20,
    height: 20,
    border: `1.5px solid ${vars.border.strong}`,
    borderRadius: `min(${vars.brand.radius.tag}, 5px)`,
    background: vars.surface.base,
    cursor: 'inherit',
    // The tick is two sides of a turned box.
    '::after': {
      content: '',
      position: 'absolute',
      left: 5.5,
      top: 1.5,
      width: 6,
      height: 10,
      border: '2px solid transparent',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(42deg)',
    },
    selectors: {
      '&:checked, &:indeterminate': { background: vars.accent.solid, borderColor: vars.accent.solid },
      '&:checked::after': { borderColor: vars.accent.onSolid },
      '&:indeterminate::after': {
        borderColor: vars.accent.onSolid,
        borderWidth: '0 0 2px 0',
        left: 3.5,
        top: -1,
        width: 10,
        transform: 'none',
      },
      '&[aria-invalid="true"], &:user-invalid': { borderColor: vars.critical.border, borderWidth: 2 },
      '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.default },
    },
    '@media': {
      [media.forcedColors]: { appearance: 'auto', '::after': { display: 'none' } },
    },
  }),
);
