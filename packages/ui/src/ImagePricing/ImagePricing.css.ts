import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const panel = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'] }),
  variants: {
    look: {
      panel: layered({
        padding: vars.space['3'],
        background: vars.surface.base,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.panel,
        '@media': { [media.mobile]: { padding: 18 } },
      }),
      inset: layered({ alignItems: 'flex-start' }),
    },
  },
});
/** Side by side in a wide place, one below the other in a narrow one. */
export const steps = recipe({
  variants: {
    look: {
      panel: {},
      inset: layered({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 228px), 1fr))',
        gap: vars.space['1'],
        inlineSize: '100%',
        minInlineSize: 0,
      }),
    },
  },
});
export const help = style(
  layered({ ...textRole('sm'), marginBlockStart: vars.space['05'], color: vars.text.secondary }),
);
export const legend = style(layered({ ...textRole('label'), paddingBlockEnd: vars.space['1'] }));
export const step = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['1'],
    rowGap: vars.space['05'],
    minBlockSize: vars.layout.tapTarget,
    paddingBlock: vars.space['05'],
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' } },
  }),
  variants: {
    look: {
      panel: layered({ borderBlockStart: `1px solid ${vars.border.subtle}` }),
      // the chosen one has an ink border, as every choice of cards
      inset: layered({
        padding: `${vars.space['1']} ${vars.space['15']}`,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.card,
        ':hover': { borderColor: vars.border.hover },
        selectors: {
          '&:has(:checked)': {
            borderColor: vars.border.hover,
            boxShadow: `inset 0 0 0 1px ${vars.border.hover}`,
          },
        },
      }),
    },
  },
});
export const radio = style(
  layered({
    appearance: 'none',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.full,
    background: vars.surface.base,
    cursor: 'inherit',
    ':checked': { border: `6px solid ${vars.accent.solid}` },
    ':disabled': { background: vars.surface.disabled, borderColor: 'transparent' },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
export const words = recipe({
  base: layered({ flex: '1 1 8em', minWidth: 0 }),
  variants: {
    look: {
      panel: {},
      // the price stands below the words, where the step is narrow
      inset: layered({ '@media': { [media.desktop]: { flexBasis: 'calc(100% - 40px)' } } }),
    },
  },
});
export const discount = style(
  layered({
    color: vars.text.secondary,
    selectors: { 'label:has(:disabled) &': { color: 'inherit' } },
  }),
);
export const price = style(layered({ fontWeight: vars.brand.weight.strong, whiteSpace: 'nowrap' }));
export const credits = style(
  layered({
    ...textRole('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minBlockSize: 24,
    paddingInline: vars.space['1'],
    borderRadius: vars.brand.radius.tag,
    background: vars.surface.hover,
    color: vars.text.secondary,
  }),
);
