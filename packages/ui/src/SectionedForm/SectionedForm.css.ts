import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { aboveEdgeBar } from '../theme/aboveEdgeBar.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';

export const form = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], minWidth: 0 }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space['2'],
  }),
);
export const words = style(layered({ minWidth: 0, display: 'grid', gap: vars.space['05'] }));
export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space['2'],
    minWidth: 0,
    '@media': { [media.small]: { inlineSize: '100%' } },
  }),
);

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space['4'],
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: '184px minmax(0, 1fr)', gap: vars.space['3'] },
      [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] },
    },
  }),
);
export const jumps = style(
  layered({
    minWidth: 0,
    '@media': {
      [media.desktop]: { position: 'sticky', top: vars.space['2'] },
      // A row that a finger pushes: nine groups below one another would hide the form.
      [media.mobile]: { overflowX: 'auto' },
    },
  }),
);
export const jumpList = style(
  layered({ '@media': { [media.mobile]: { display: 'flex', gap: vars.space['1'], inlineSize: 'max-content' } } }),
);
export const jump = style(
  layered({
    ...textRole('label'),
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: 40,
    padding: `${vars.space['05']} 10px`,
    borderRadius: vars.brand.radius.control,
    color: vars.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.sunken },
    '@media': {
      [media.mobile]: {
        minHeight: 44,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.chip,
        background: vars.surface.base,
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const chosen = style(layered({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }));

export const sheet = style(
  layered({
    minWidth: 0,
    padding: vars.space['3'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    '@media': { [media.small]: { padding: vars.space['2'] } },
  }),
);
export const section = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
    scrollMarginTop: vars.space['2'],
    selectors: {
      '&[hidden]': { display: 'none' },
      '& + &': {
        marginTop: vars.space['3'],
        paddingTop: vars.space['3'],
        borderTop: `1px solid ${vars.border.default}`,
      },
    },
  }),
);
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: vars.space['2'],
    rowGap: vars.space['25'],
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const item = recipe({
  base: layered({ minWidth: 0, selectors: { '&[hidden]': { display: 'none' } } }),
  variants: {
    width: {
      quarter: layered({}),
      half: layered({ gridColumn: 'span 2', '@media': { [media.small]: { gridColumn: 'auto' } } }),
      full: layered({ gridColumn: '1 / -1' }),
    },
    tall: {
      true: layered({
        gridRow: 'span 2',
        '@media': { [media.snugDesktop]: { gridRow: 'auto' }, [media.mobile]: { gridRow: 'auto' } },
      }),
    },
  },
});
export const question = style(
  layered({ ...textRole('label'), marginBlockEnd: vars.space['1'], overflowWrap: 'anywhere' }),
);

/** From edge to edge of the window, for any width of its column. */
export const bar = style([
  aboveEdgeBar,
  layered({
    position: 'sticky',
    bottom: 0,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    paddingBlock: vars.space['15'],
    paddingBlockEnd: `max(${vars.space['15']}, env(safe-area-inset-bottom))`,
    background: vars.surface.base,
    // Drawn beyond its box, so that neither line nor ground widens the page.
    borderTop: '1px solid',
    borderImage: `linear-gradient(${vars.border.default}, ${vars.border.default}) 1 0 0 / 1px 0 0 / 0 100vmax`,
    boxShadow: `0 0 0 100vmax ${vars.surface.base}`,
    clipPath: 'inset(0 -100vmax)',
  }),
]);
export const asked = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space['15'], minWidth: 0 }),
);
/** Long words break rather than push the bar out of the window. */
export const submit = style(layered({ minWidth: 0 }));
