import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const line = style(
  layered({
    ...textRole('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minHeight: 32,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'progress' } },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const state = recipe({
  base: layered({ fontWeight: vars.fontWeight.medium }),
  variants: { active: { false: layered({ color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }) } },
});
export const error = style(layered({ ...textRole('caption'), display: 'block', color: vars.critical.text }));
