import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style(
  layered({
    height: vars.layout.header,
    background: vars.surface.base,
    borderBottom: `1px solid ${vars.border.default}`,
    '@media': { [media.mobile]: { height: vars.layout.mobileHeader } },
  }),
);
export const inner = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    height: 61,
    marginInlineStart: -10,
    '@media': { [media.mobile]: { height: 55, marginInlineEnd: -10 } },
  }),
);
/** On a phone the arrow alone leads back; its label stays for screen readers. */
export const backWords = style(
  layered({
    '@media': {
      [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const position = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['05'],
    marginInline: 'auto',
    color: vars.text.secondary,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
/** Reserves space for all four buttons, because the print button is added on hydration. */
export const actions = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space['05'],
    minWidth: `calc(4 * ${vars.layout.tapTarget} + 3 * ${vars.space['05']})`,
    marginInlineStart: 'auto',
  }),
);
