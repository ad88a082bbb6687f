import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** Over the lower edge of the page; on a phone below its header, away from what is pressed there. */
export const place = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: vars.zIndex.overlay,
    display: 'flex',
    justifyContent: 'center',
    padding: `0 ${vars.space['4']} ${vars.space['2']}`,
    pointerEvents: 'none',
    '@media': {
      [media.mobile]: { top: 56, bottom: 'auto', padding: `${vars.space['1']} ${vars.space['15']}` },
      print: { display: 'none' },
    },
  }),
);
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    maxWidth: '100%',
    padding: '4px 4px 4px 16px',
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.md,
    pointerEvents: 'auto',
  }),
);
export const text = style(layered({ ...textRole('sm'), minWidth: 0 }));
