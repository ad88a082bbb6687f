import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * On a phone a row is a card with its name, its type and its boxes, each with the flag beside it: nothing is beyond the
 * edge.
 */
const asCards = media.mobile;

export const table = style(
  layered({
    ...textRole('sm'),
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@media': { [asCards]: { display: 'block' } },
  }),
);
/** Heads are read aloud and not seen where each box says its flag. */
export const heads = style(
  layered({
    '@media': {
      [asCards]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
export const block = style(layered({ '@media': { [asCards]: { display: 'block' } } }));
export const head = style(
  layered({
    ...textRole('caption'),
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 41,
    padding: `${vars.space['05']} ${vars.space['1']}`,
    borderBottom: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    ':first-child': { paddingInlineStart: vars.space['2'] },
  }),
);
export const flagHead = style([head, layered({ textAlign: 'center', cursor: 'help' })]);
export const group = style(
  layered({
    ...textRole('label'),
    height: 38,
    padding: `${vars.space['05']} ${vars.space['2']}`,
    borderBottom: `1px solid ${vars.border.subtle}`,
    background: vars.surface.sunken,
    fontWeight: vars.brand.weight.strong,
    textAlign: 'start',
    '@media': { [asCards]: { display: 'block', height: 'auto' } },
  }),
);
export const row = style(
  layered({
    background: vars.surface.base,
    ':hover': { background: vars.surface.hover },
    '@media': {
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: vars.space['1'],
        padding: `${vars.space['1']} ${vars.space['2']}`,
        borderBottom: `1px solid ${vars.border.subtle}`,
      },
    },
    selectors: {
      '&[aria-current]': { background: vars.surface.selected },
      '&[data-raised]': {
        position: 'relative',
        zIndex: vars.zIndex.raised,
        background: vars.surface.raised,
        boxShadow: `inset 0 0 0 1px ${vars.border.hover}, ${vars.shadow.md}`,
      },
    },
  }),
);
const cellBase = layered({
  height: 39,
  padding: `0 ${vars.space['1']}`,
  borderBottom: `1px solid ${vars.border.subtle}`,
  background: 'inherit',
  verticalAlign: 'middle',
  '@media': { [asCards]: { display: 'block', height: 'auto', padding: 0, border: 0 } },
  selectors: { 'tbody:last-child > tr:last-child > &': { borderBottom: 0 } },
});
export const name = style([
  cellBase,
  layered({
    paddingInlineStart: vars.space['1'],
    textAlign: 'start',
    fontWeight: vars.brand.weight.strong,
    selectors: { '[aria-current] > &': { boxShadow: `inset 3px 0 0 ${vars.border.selected}` } },
    '@media': { [asCards]: { gridColumn: '1 / -1', paddingInlineStart: 0 } },
  }),
]);
export const line = style(layered({ display: 'flex', alignItems: 'center', minWidth: 0 }));
/** The pointer drags here; a press opens the menu of moves. A finger on it does not scroll. */
export const grip = style(
  layered({ flex: 'none', marginInlineStart: -6, color: vars.text.tertiary, cursor: 'grab', touchAction: 'none' }),
);
export const open = style(
  layered({
    minHeight: 28,
    paddingInline: vars.space['1'],
    borderRadius: vars.radius.sm,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const type = style([
  cellBase,
  layered({
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    '@media': { [asCards]: { gridColumn: '1 / -1', paddingInlineStart: vars.space['1'], whiteSpace: 'normal' } },
  }),
]);
export const cell = style([
  cellBase,
  layered({
    textAlign: 'center',
    '@media': { [asCards]: { paddingInlineStart: vars.space['1'], textAlign: 'start' } },
  }),
]);
/** Beside its box where no head is above it. */
export const flagName = style(
  layered({ display: 'none', '@media': { [asCards]: { display: 'inline', overflowWrap: 'anywhere' } } }),
);
export const hit = style(
  layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: vars.layout.tapTargetMin,
    minHeight: 28,
    paddingInline: 14,
    cursor: 'pointer',
    selectors: { '&:has([aria-disabled])': { cursor: 'not-allowed', opacity: 0.6 } },
    '@media': {
      [asCards]: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space['1'],
        minWidth: 0,
        minHeight: vars.layout.tapTarget,
        paddingInline: 0,
      },
    },
  }),
);
/** Not published yet. Its words belong to the name of the box. */
export const dot = style(
  layered({
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(50% - 4px)',
    width: 8,
    height: 8,
    borderRadius: vars.radius.full,
    background: vars.caution.text,
    '@media': { [media.forcedColors]: { border: '4px solid' }, [asCards]: { position: 'static', flex: 'none' } },
  }),
);
export const nothing = style(layered({ padding: vars.space['4'] }));
