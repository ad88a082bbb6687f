import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style(
  layered({
    background: vars.surface.base,
    borderBottom: `1px solid ${vars.border.subtle}`,
    // 62 px with its line. [C02]
    height: vars.layout.header,
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const inner = style(layered({ display: 'flex', alignItems: 'center', height: 61, gap: vars.space['05'] }));
export const gap = style(layered({ flex: '1 1 auto' }));
export const place = style(
  layered({ marginInlineStart: 10, '@media': { [media.snugDesktop]: { hyphens: 'auto', overflowWrap: 'anywhere' } } }),
);

export const action = recipe({
  base: layered({
    ...textRole('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: vars.layout.tapTarget,
    paddingInline: vars.space['15'],
    borderRadius: vars.brand.radius.control,
    lineHeight: 1.2,
    ':hover': { background: vars.surface.hover },
    // Long words of a language break here before they push the primary button out.
    '@media': { [media.snugDesktop]: { paddingInline: vars.space['1'], hyphens: 'auto', overflowWrap: 'anywhere' } },
  }),
});
/** As wide as two digits; what is wider reaches into the padding. */
export const badgePlace = style(layered({ display: 'inline-flex', flex: 'none', width: 22, whiteSpace: 'nowrap' }));
export const code = style(
  layered({
    ...textRole('micro'),
    padding: '1px 5px',
    borderRadius: vars.radius.sm,
    background: vars.surface.hover,
    fontWeight: vars.fontWeight.bold,
  }),
);
