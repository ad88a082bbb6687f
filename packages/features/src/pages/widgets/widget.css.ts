import { widgetHeights } from '@volan/domain-rules';
import { appLayer, vars } from '@volan/ui/styling';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [appLayer]: rule } });

/** `var(--name, inherit)`: what the partner's page says, else what the brand says one element further out. */
const fromHost = (name: string) => `var(--volan-${name}, inherit)`;

/** Gives the tokens of the brand to the frame inside, which may take other ones from the page around. */
export const tokens = style(layered({ display: 'contents' }));

/** The properties that a partner may set, by what they mean here. Documented in the package of the widgets. */
const properties = {
  accent: [
    vars.accent.solid,
    vars.accent.solidHover,
    vars.accent.solidPressed,
    vars.accent.mark,
    vars.accent.icon,
    vars.text.link,
    vars.focus.ring,
  ],
  'on-accent': [vars.accent.onSolid],
  surface: [vars.surface.base, vars.surface.raised],
  text: [vars.text.primary],
  muted: [vars.text.secondary, vars.text.tertiary],
  border: [vars.border.default, vars.border.subtle, vars.border.strong],
  radius: [vars.brand.radius.card, vars.brand.radius.control, vars.brand.radius.media],
  font: [vars.brand.font.text, vars.brand.font.display],
};

/** `--accent-solid` of `var(--accent-solid)`. */
const nameOf = (reference: string) => reference.slice('var('.length, -1);

globalStyle(`${tokens} > section`, {
  '@layer': {
    [appLayer]: {
      flex: '1 1 auto',
      minInlineSize: '0',
      // its element reserves the room
      minBlockSize: '0',
      vars: Object.fromEntries(
        Object.entries(properties).flatMap(([name, slots]) => slots.map((slot) => [nameOf(slot), fromHost(name)])),
      ),
    },
  },
});

// the title and its note stay one line in every language: the height of a widget is known before its words
globalStyle(`${tokens} :has(> h2)`, { '@layer': { [appLayer]: { flexWrap: 'nowrap' } } });
globalStyle(`${tokens} h2`, {
  '@layer': { [appLayer]: { minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
});

// in a narrow place the title keeps its room, and the count steps aside
globalStyle(`${tokens} h2 + span`, {
  '@layer': {
    [appLayer]: {
      flex: 'none',
      whiteSpace: 'nowrap',
      '@container': { '(max-width: 359px)': { display: 'none' } },
    },
  },
});

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: widgetHeights.ad,
    gap: `${widgetHeights.gap}px ${vars.space['15']}`,
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '(min-width: 760px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const strip = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 208,
    gridAutoRows: widgetHeights.ad,
    gap: vars.space['15'],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    paddingBlockEnd: 4,
  }),
);
globalStyle(`${strip} > li`, { '@layer': { [appLayer]: { scrollSnapAlign: 'start' } } });

export const ad = style(layered({ position: 'relative', display: 'grid', blockSize: '100%', alignContent: 'start' }));
// a narrow column shows the whole picture, a wide one as much as the height allows
export const picture = style(
  layered({
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    maxBlockSize: widgetHeights.picture,
    marginBlockEnd: 8,
    display: 'grid',
  }),
);

const oneLine: StyleRule = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' };
export const title = style(layered({ font: vars.type.title.font, lineHeight: '22px', ...oneLine }));
export const facts = style(
  layered({ font: vars.type.caption.font, lineHeight: '20px', color: vars.text.secondary, ...oneLine }),
);
export const price = style(
  layered({
    font: vars.type.price.font,
    lineHeight: '26px',
    fontVariantNumeric: 'tabular-nums',
    ...oneLine,
  }),
);
export const link = style(
  layered({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
      // the line of the title cuts everything around its words: the whole ad has the ring
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.focus.ring}`,
        outlineOffset: -2,
        borderRadius: vars.brand.radius.media,
      },
    },
  }),
);

export const controls = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['1'],
    minInlineSize: 0,
  }),
);
export const live = style(layered({ display: 'grid', gap: vars.space['15'], minInlineSize: 0 }));
export const pager = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: 44,
    font: vars.type.sm.font,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const noPage = style(layered({ inlineSize: 44 }));
export const empty = style(layered({ color: vars.text.secondary, font: vars.type.body.font }));
export const badgeHead = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
  }),
);
