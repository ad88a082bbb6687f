import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    overflow: 'hidden',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
/** The lines of the last row and column hide under the frame; those of a fact before an empty place close it. */
export const fact = style(
  layered({
    position: 'relative',
    marginInlineEnd: -1,
    marginBottom: -1,
    padding: '15px 12px 15px 48px',
    borderBottom: `1px solid ${vars.border.subtle}`,
    borderInlineEnd: `1px solid ${vars.border.subtle}`,
  }),
);
export const icon = style(
  layered({
    position: 'absolute',
    insetInlineStart: 16,
    top: '50%',
    marginTop: -10,
    color: vars.text.tertiary,
  }),
);
export const label = style(
  layered({ ...textRole('caption'), color: vars.text.tertiary, hyphens: 'auto', overflowWrap: 'anywhere' }),
);
export const value = style(
  layered({
    margin: 0,
    marginTop: 1,
    fontWeight: vars.brand.weight.strong,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  }),
);
