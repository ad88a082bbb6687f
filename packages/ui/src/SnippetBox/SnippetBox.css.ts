import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const box = style(
  layered({
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    minWidth: 0,
  }),
);
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: '4px 6px 0 18px',
  }),
);
export const language = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const code = recipe({
  base: layered({
    margin: 0,
    padding: '0 18px 16px',
    fontSize: vars.type.caption.size,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1.7,
    tabSize: 2,
    ':focus-visible': { outlineOffset: '-2px' },
  }),
  variants: {
    lines: {
      wrap: layered({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
      scroll: layered({ whiteSpace: 'pre', overflowX: 'auto' }),
    },
  },
});
