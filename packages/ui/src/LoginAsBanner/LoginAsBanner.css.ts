import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const banner = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['1']} ${vars.space['15']}`,
    paddingBlock: vars.space['1'],
    // begins and ends with the page below it
    paddingInline: `max(${vars.layout.gutterDesktop}, calc((100% - ${vars.layout.container}) / 2))`,
    borderBottom: `1px solid ${vars.caution.border}`,
    background: vars.caution.subtle,
    color: vars.text.primary,
    '@media': { [media.mobile]: { paddingInline: vars.space['2'] } },
  }),
);
export const icon = style(layered({ display: 'flex', color: vars.caution.text }));
export const words = style(layered({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }));
export const who = style(layered({ fontWeight: vars.brand.weight.strong }));
