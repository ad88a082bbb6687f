import { style } from '@vanilla-extract/css';
import { aboveEdgeBar } from '../theme/aboveEdgeBar.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style([
  aboveEdgeBar,
  layered({
    position: 'sticky',
    bottom: 0,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '10px 16px',
    paddingBottom: 'max(14px, env(safe-area-inset-bottom))',
    background: vars.surface.base,
    borderTop: `1px solid ${vars.border.default}`,
    '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
  }),
]);
