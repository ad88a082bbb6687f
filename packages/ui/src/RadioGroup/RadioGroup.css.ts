import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const row = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: 10,
    rowGap: vars.space['025'],
    minHeight: 32,
    paddingBlock: vars.space['075'],
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.text.tertiary, cursor: 'not-allowed' } },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget, alignItems: 'center' } },
  }),
);
/** A circle with a dot; as large as the box of a Checkbox, so that both are in one line. */
export const circle = style(
  layered({
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    border: `1.5px solid ${vars.border.strong}`,
    borderRadius: '50%',
    background: vars.surface.base,
    cursor: 'inherit',
    selectors: {
      '&:checked': { borderColor: vars.accent.solid, borderWidth: 6, background: vars.accent.onSolid },
      'fieldset[data-invalid] &:not(:checked)': { borderColor: vars.critical.border, borderWidth: 2 },
      '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.default },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
/** Below this width, the part at the end goes below. */
export const words = style(layered({ flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' }));
export const about = style(layered({ ...textRole('caption'), display: 'block', color: vars.text.tertiary }));
export const end = style(
  layered({ flex: 'none', marginInlineStart: 'auto', overflowWrap: 'anywhere', textAlign: 'end' }),
);
export const legend = style(
  layered({ ...textRole('label'), maxWidth: '100%', marginBottom: vars.space['05'], overflowWrap: 'anywhere' }),
);
export const group = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['05'] }));
export const options = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    layout: {
      stack: layered({ flexDirection: 'column' }),
      row: layered({ flexWrap: 'wrap', columnGap: vars.space['25'] }),
      lines: layered({ flexDirection: 'column', borderBlockStart: `1px solid ${vars.border.subtle}` }),
    },
  },
});
export const line = style(
  layered({
    paddingBlock: vars.space['05'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);
