import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const numbers: StyleRule = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
const edge = 14;

export const whole = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'], minWidth: 0 }));
export const tools = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['15'], minHeight: 38 }),
);
export const filters = style(layered({ flex: '1 1 320px', minWidth: 0 }));
export const bulk = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['15'],
    marginInlineStart: 'auto',
  }),
);
export const bulkCount = style(layered({ ...textRole('sm'), color: vars.text.secondary }));

export const table = style(
  layered({ ...textRole('sm'), width: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' }),
);
export const head = style(layered({ position: 'sticky', top: 0, zIndex: vars.zIndex.sticky }));

export const headCell = recipe({
  base: layered({
    ...textRole('caption'),
    height: 40,
    padding: `${vars.space['05']} 9px`,
    borderBottom: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    verticalAlign: 'middle',
    ':first-child': { paddingInlineStart: edge },
    ':last-child': { paddingInlineEnd: edge },
  }),
  variants: {
    kind: { text: {}, quiet: {}, number: layered({ textAlign: 'end' }) },
    first: { true: layered({ '@media': { [media.mobile]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 } } }) },
  },
});
export const sort = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['05'],
    minHeight: 28,
    borderRadius: vars.radius.sm,
    fontWeight: 'inherit',
    ':hover': { color: vars.text.primary },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const sortIcon = recipe({
  base: layered({ display: 'flex', color: vars.text.primary }),
  variants: {
    on: {
      // Keeps its room: the head never moves under the pointer.
      false: layered({
        color: vars.text.tertiary,
        '@media': { '(hover: hover)': { opacity: 0 } },
        selectors: { [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 1 } },
      }),
    },
  },
});

export const row = style(
  layered({
    background: vars.surface.base,
    ':hover': { background: vars.surface.hover },
    selectors: {
      '&[data-selected], &[aria-current]': { background: vars.surface.selected },
    },
  }),
);
export const cell = recipe({
  base: layered({
    padding: `0 9px`,
    borderBottom: `1px solid ${vars.border.subtle}`,
    background: 'inherit',
    color: vars.text.primary,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
    ':first-child': { paddingInlineStart: edge },
    ':last-child': { paddingInlineEnd: edge },
    selectors: {
      [`${row}:last-child > &`]: { borderBottom: 0 },
      [`${row}[aria-current] > &:first-child`]: { boxShadow: `inset 3px 0 0 ${vars.border.selected}` },
    },
  }),
  variants: {
    kind: { text: {}, number: layered(numbers), quiet: layered({ color: vars.text.secondary }) },
    keepTogether: { true: layered({ whiteSpace: 'nowrap' }) },
    first: {
      true: layered({
        fontWeight: vars.brand.weight.strong,
        '@media': {
          [media.mobile]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, minWidth: 132, maxWidth: '46vw' },
        },
      }),
    },
    density: {
      comfortable: layered({ height: 53, paddingBlock: vars.space['1'] }),
      compact: layered({ height: 40, paddingBlock: vars.space['05'] }),
    },
  },
});
export const tick = style(layered({ width: 44, paddingInlineEnd: 0 }));
export const hit = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    width: vars.layout.tapTargetMin,
    height: vars.layout.tapTargetMin,
    cursor: 'pointer',
    '@media': {
      [media.mobile]: { width: vars.layout.tapTarget, height: vars.layout.tapTarget, marginInlineStart: -12 },
    },
  }),
);
export const nothing = style(layered({ padding: `${vars.space['4']} ${vars.space['2']}`, verticalAlign: 'middle' }));
export const foot = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['15'],
    color: vars.text.secondary,
  }),
);
