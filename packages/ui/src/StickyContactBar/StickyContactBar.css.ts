import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style(
  layered({
    position: 'sticky',
    bottom: 0,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: 10,
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    background: vars.surface.base,
    borderTop: `1px solid ${vars.border.default}`,
    '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const note = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
