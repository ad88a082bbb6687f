import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

export const list = style(layered({ background: vars.surface.base, minWidth: 0 }));
export const search = style(layered({ padding: vars.space['15'] }));
export const filters = style(
  layered({
    paddingInline: vars.space['15'],
    paddingBlock: vars.space['1'],
    selectors: { [`${search} + &`]: { paddingBlockStart: 0 } },
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);
export const entry = style(layered({ borderBlockEnd: `1px solid ${vars.border.subtle}` }));
export const link = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space['15'],
    paddingBlock: vars.space['15'],
    paddingInline: vars.space['2'],
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[aria-current="true"]': {
        background: vars.surface.selected,
        // The edge of a chosen row, also for those who see no difference of ground.
        boxShadow: `inset ${vars.card.promoEdge} 0 ${vars.border.selected}`,
      },
    },
  }),
);
export const words = style(layered({ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 }));
export const top = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space['1'] }),
);
export const name = style(
  layered({ ...textRole('sm'), minWidth: 0, fontWeight: vars.brand.weight.strong, overflowWrap: 'anywhere' }),
);
export const time = style(layered({ ...textRole('caption'), flex: 'none', color: vars.text.tertiary }));
export const ad = style(layered({ ...textRole('caption'), ...oneLine, color: vars.text.secondary }));
export const last = recipe({
  base: layered({ ...textRole('sm'), ...oneLine, color: vars.text.secondary }),
  variants: {
    unread: { true: layered({ color: vars.text.primary, fontWeight: vars.brand.weight.strong }) },
  },
});
export const more = style(layered({ padding: vars.space['2'], textAlign: 'center' }));
export const disc = style(
  layered({
    flex: 'none',
    inlineSize: vars.layout.tapTarget,
    blockSize: vars.layout.tapTarget,
    borderRadius: vars.radius.full,
    background: vars.surface.media,
  }),
);
export const compactEntry = style(
  layered({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } }),
);
export const compactLink = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    paddingBlock: vars.space['1'],
    ':hover': { background: vars.surface.hover },
  }),
);
export const dot = style(
  layered({ flex: 'none', border: `4px solid ${vars.badge.unread}`, borderRadius: vars.radius.full }),
);
