import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(
  layered({
    marginBlockStart: vars.space['15'],
    overflow: 'hidden',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
  }),
);
export const entry = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space['15'],
    paddingBlock: 14,
    paddingInline: 18,
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  }),
);
export const disc = style(
  layered({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.layout.tapTarget,
    blockSize: vars.layout.tapTarget,
    borderRadius: vars.radius.full,
    background: vars.surface.pressed,
    color: vars.text.secondary,
  }),
);
export const words = style(layered({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'block',
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `${vars.ring.width} solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    },
  }),
  variants: { unread: { true: layered({ fontWeight: vars.brand.weight.strong }) } },
});
export const text = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const time = style(
  layered({ ...textRole('caption'), display: 'block', marginBlockStart: vars.space['025'], color: vars.text.tertiary }),
);
export const dot = style(
  layered({
    flex: 'none',
    inlineSize: 9,
    blockSize: 9,
    marginBlockStart: vars.space['075'],
    // A border stays where forced colours take the ground away.
    border: `5px solid ${vars.badge.unread}`,
    borderRadius: vars.radius.full,
  }),
);
