import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

/** Its upper and left line lies under the edge of its neighbour, so no row or column needs a rule of its own. */
export const fact = style(
  layered({
    position: 'relative',
    padding: '15px 16px 15px 48px',
    margin: '-1px 0 0 -1px',
    borderTop: `1px solid ${vars.border.subtle}`,
    borderLeft: `1px solid ${vars.border.subtle}`,
    '@media': { [media.mobile]: { paddingInline: '46px 12px' } },
  }),
);
/** Inside the question, where a list of definitions allows it; drawn before both lines. */
export const sign = style(
  layered({
    position: 'absolute',
    insetInlineStart: 16,
    top: '50%',
    transform: 'translateY(-50%)',
    display: 'flex',
    color: vars.text.tertiary,
    '@media': { [media.mobile]: { insetInlineStart: 14 } },
  }),
);
export const label = style(layered({ ...textRole('caption'), color: vars.text.tertiary, hyphens: 'auto' }));
export const value = style(
  layered({ marginTop: 1, lineHeight: 1.3, fontWeight: vars.brand.weight.strong, overflowWrap: 'anywhere' }),
);
