import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const questions = '200px';
const line = `1px solid ${vars.border.subtle}`;

/**
 * A few columns need no scroller, so the head sticks to the window. Many columns scroll on a desktop inside a box that
 * is never higher than the window, and the head sticks to the box. On a phone they are swiped sideways only, and the page
 * scrolls down.
 */
export const scroller = recipe({
  base: layered({
    // Visually hidden parts are positioned here; otherwise they would widen the page.
    position: 'relative',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    '@media': {
      [media.mobile]: {
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        borderInline: 0,
        borderRadius: 0,
      },
    },
  }),
  variants: {
    many: {
      true: layered({
        '@media': { [media.desktop]: { overflow: 'auto', maxHeight: '100dvh', overscrollBehaviorX: 'contain' } },
      }),
      false: layered({ '@media': { [media.desktop]: { overflow: 'clip' } } }),
    },
    /** They fill a phone, so nothing is swiped. */
    two: { true: layered({ '@media': { [media.mobile]: { overflowX: 'clip' } } }) },
  },
});

export const table = style(
  layered({
    ...textRole('sm'),
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    textAlign: 'start',
    '@media': {
      [media.mobile]: { width: 'max-content', minWidth: '100%' },
      [media.desktop]: { selectors: { [`${scroller.classNames.variants.many.true} > &`]: { width: 'max-content' } } },
    },
  }),
);

/** The first ad of a phone touches the edge of the screen. */
const withoutStart = (place: string) => ({ [`&:nth-child(${place})`]: { borderInlineStartColor: 'transparent' } });

/** Sticks to the start of the line, over the values that scroll below it. */
const pinned: StyleRule = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.zIndex.raised,
  background: vars.surface.base,
};

export const corner = style(
  layered({
    '@media': {
      [media.desktop]: { ...pinned, width: questions },
      [media.mobile]: { width: 0, padding: 0 },
    },
  }),
);

const column: StyleRule = {
  paddingInline: vars.space['25'],
  borderInlineStart: line,
  '@media': { [media.mobile]: { paddingInline: vars.space['2'], selectors: withoutStart('1') } },
};

export const photo = style(
  layered({
    ...column,
    paddingBlockStart: vars.space['2'],
    verticalAlign: 'top',
    '@media': {
      [media.mobile]: { width: 'max(136px, 50vw)', paddingInline: vars.space['2'], selectors: withoutStart('2') },
      [media.desktop]: {
        selectors: { [`${scroller.classNames.variants.many.true} &`]: { width: 280 } },
      },
    },
  }),
);
export const photoBox = style(layered({ position: 'relative' }));
export const remove = style(layered({ position: 'absolute', insetInlineEnd: vars.space['1'], top: vars.space['1'] }));

export const name = style(
  layered({
    ...column,
    position: 'sticky',
    top: 0,
    zIndex: vars.zIndex.raised,
    background: vars.surface.base,
    paddingBlock: vars.space['1'],
    verticalAlign: 'top',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);
export const title = style(layered({ ...textRole('title'), display: 'block', marginBottom: vars.space['05'] }));
export const open = style(layered({ ...column, paddingBlockEnd: vars.space['2'], verticalAlign: 'top' }));

export const add = style(
  layered({
    ...textRole('label'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1'],
    aspectRatio: vars.ratio.photo,
    minHeight: vars.layout.tapTarget,
    padding: vars.space['1'],
    border: `1px dashed ${vars.border.strong}`,
    borderRadius: vars.brand.radius.media,
    color: vars.text.secondary,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transition: colorTransition('border-color', 'background-color'),
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover, color: vars.text.primary },
  }),
);

export const group = style(
  layered({
    padding: `10px ${vars.space['25']}`,
    borderBlockStart: line,
    background: vars.surface.sunken,
    fontWeight: vars.brand.weight.strong,
    textAlign: 'start',
    '@media': { [media.mobile]: { paddingInline: vars.space['2'] } },
  }),
);
/** Stays in view while the values scroll sideways. */
export const stay = style(
  layered({
    position: 'sticky',
    insetInlineStart: vars.space['25'],
    display: 'inline-block',
    '@media': { [media.mobile]: { insetInlineStart: vars.space['2'] } },
  }),
);

export const row = style(layered({ '@media': { [media.mobile]: { position: 'relative' } } }));
/** Beside its values on a desktop; on a phone in a line of its own above them. */
export const question = style(
  layered({
    padding: `${vars.space['15']} ${vars.space['25']}`,
    borderBlockStart: line,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '@media': {
      [media.desktop]: pinned,
      [media.mobile]: {
        ...textRole('caption'),
        fontWeight: vars.fontWeight.regular,
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        padding: `10px ${vars.space['2']} 0`,
        hyphens: 'manual',
      },
    },
  }),
);

export const value = recipe({
  base: layered({
    padding: `${vars.space['15']} ${vars.space['25']}`,
    borderBlockStart: line,
    borderInlineStart: line,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: { padding: `${vars.space['4']} ${vars.space['2']} 10px`, selectors: withoutStart('2') },
    },
  }),
  variants: {
    tone: {
      plain: {},
      best: layered({
        background: vars.positive.subtle,
        color: vars.positive.text,
        fontWeight: vars.fontWeight.bold,
      }),
      yes: {},
      no: layered({ color: vars.text.tertiary }),
      unstated: layered({ color: vars.text.tertiary }),
    },
  },
});
export const marked = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['1'] }));
