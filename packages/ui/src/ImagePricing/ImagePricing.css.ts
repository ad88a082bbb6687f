import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const panel = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    padding: vars.space['3'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    // It takes the focus of a user who was led here, also by a pointer.
    ':focus': { outline: `${vars.ring.width} solid ${vars.focus.ring}`, outlineOffset: vars.ring.offset },
    '@media': { [media.mobile]: { padding: 18 } },
  }),
);
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
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' } },
  }),
  // a list of prices is read, not pressed
  variants: { chosen: { true: layered({ cursor: 'pointer' }), false: {} } },
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
export const words = style(layered({ flex: '1 1 8em', minWidth: 0 }));
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
