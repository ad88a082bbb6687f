import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const page = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', inlineSize: '100%', marginInline: 'auto' }),
  variants: {
    look: {
      page: layered({
        gap: vars.space['25'],
        maxInlineSize: 640,
        paddingBlock: vars.space['6'],
        '@media': { [media.mobile]: { paddingBlock: vars.space['3'] } },
      }),
      panel: layered({
        gap: vars.space['2'],
        maxInlineSize: 460,
        marginBlock: vars.space['6'],
        padding: 28,
        background: vars.surface.raised,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.panel,
        boxShadow: vars.shadow.lg,
        overflowWrap: 'anywhere',
        '@media': { [media.mobile]: { marginBlock: vars.space['2'], padding: 20 } },
      }),
    },
  },
});
export const disc = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 72,
    blockSize: 72,
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
  }),
  variants: {
    outcome: {
      success: layered({ background: vars.positive.subtle, color: vars.positive.text }),
      waiting: layered({ background: vars.caution.subtle, color: vars.caution.text }),
      failure: layered({ background: vars.critical.subtle, color: vars.critical.text }),
      leaving: layered({ background: vars.surface.hover, color: vars.text.primary }),
    },
    look: { page: {}, panel: layered({ inlineSize: 56, blockSize: 56 }) },
  },
  compoundVariants: [
    // nothing is at stake in a panel: it only asks
    {
      variants: { outcome: 'waiting', look: 'panel' },
      style: layered({ background: vars.surface.hover, color: vars.text.primary }),
    },
  ],
});
export const fact = recipe({
  base: layered({ marginBlockStart: vars.space['1'], color: vars.text.secondary }),
  variants: { look: { page: layered(textRole('bodyLg')), panel: layered(textRole('body')) } },
});
export const receipt = style(
  layered({
    paddingInline: vars.space['3'],
    paddingBlock: vars.space['15'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    '@media': { [media.mobile]: { paddingInline: 18 } },
  }),
);
export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space['2'],
    paddingBlock: 10,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  }),
);
export const label = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const value = style(
  layered({
    ...textRole('sm'),
    marginInlineStart: 'auto',
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
  }),
);
export const changes = style(
  layered({
    marginBlockStart: vars.space['1'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
  }),
);
export const change = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    padding: `${vars.space['15']} ${vars.space['2']}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  }),
);
export const picture = style(layered({ flex: 'none', inlineSize: 76 }));
export const words = style(layered({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(layered({ fontWeight: vars.brand.weight.strong }));
export const got = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    marginBlockStart: vars.space['05'],
  }),
);
export const until = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    '@media': { [media.small]: { flexDirection: 'column' } },
  }),
);
/** A button in a form of its own is as wide as the others on a phone. */
globalStyle(`${actions} > form`, layered({ display: 'grid' }));
export const note = recipe({
  base: layered({ ...textRole('caption'), color: vars.text.tertiary }),
  variants: { look: { page: {}, panel: layered({ textAlign: 'center' }) } },
});
