import { layered, media, textRole, vars } from '@volan/ui/styling';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** Colours that the drawing reads from its element. */
export const water = createVar({ syntax: '*', inherits: true, initialValue: '' });
export const land = createVar({ syntax: '*', inherits: true, initialValue: '' });
export const border = createVar({ syntax: '*', inherits: true, initialValue: '' });

/** The map and its list. */
export const block = style(layered({ display: 'grid', gap: vars.space['1'], minWidth: 0 }));

/** All points as links: columns as there is room for. */
export const list = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: `0 ${vars.space['2']}`,
    maxHeight: '320px',
    margin: 0,
    padding: vars.space['05'],
    overflowY: 'auto',
    listStyle: 'none',
  }),
);

/** High enough for a finger. */
export const listed = style(
  layered({
    display: 'inline-block',
    paddingBlock: vars.space['1'],
    color: vars.text.primary,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ':focus-visible': { outline: `${vars.ring.width} solid ${vars.focus.ring}`, outlineOffset: vars.ring.offset },
  }),
);

export const listedLabel = style(layered({ marginInlineStart: vars.space['1'], color: vars.text.secondary }));

export const frame = style(
  layered({
    position: 'relative',
    height: 'min(60vh, 420px)',
    overflow: 'hidden',
    borderRadius: vars.brand.radius.card,
    border: `1px solid ${vars.border.default}`,
    background: vars.surface.pressed,
    '@media': { [media.desktop]: { height: 'min(calc(100vh - 160px), 760px)' } },
  }),
);

export const drawing = style(
  layered({
    vars: { [water]: vars.surface.pressed, [land]: vars.surface.base, [border]: vars.border.strong },
    position: 'absolute',
    inset: 0,
  }),
);

export const zoom = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space['1'],
    insetInlineEnd: vars.space['1'],
    zIndex: vars.zIndex.raised,
    display: 'grid',
    background: vars.surface.base,
    borderRadius: vars.brand.radius.control,
    boxShadow: vars.shadow.lg,
  }),
);

export const source = style(
  layered({
    ...textRole('sm'),
    position: 'absolute',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['05'],
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: vars.zIndex.raised,
    padding: `${vars.space['05']} ${vars.space['1']}`,
    background: vars.surface.base,
    color: vars.text.secondary,
  }),
);

/** A pin: its tip marks the place. */
export const point = style(
  layered({
    width: '28px',
    height: '28px',
    borderRadius: '50% 50% 50% 0',
    border: `2px solid ${vars.surface.base}`,
    background: vars.accent.solid,
    rotate: '-45deg',
    boxShadow: vars.shadow.lg,
    cursor: 'pointer',
    ':hover': { background: vars.accent.solidHover },
    ':focus-visible': { outline: `${vars.ring.width} solid ${vars.focus.ring}`, outlineOffset: vars.ring.offset },
    // a target of 44 pixels around the drawn one
    '::after': { content: '', position: 'absolute', inset: '-8px' },
  }),
);

/** A pin with words, such as a rating. */
export const labelled = style(
  layered({
    ...textRole('label'),
    display: 'grid',
    placeItems: 'center',
    minHeight: '28px',
    paddingInline: vars.space['1'],
    borderRadius: vars.brand.radius.control,
    background: vars.surface.inverse,
    color: vars.text.inverse,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    boxShadow: vars.shadow.lg,
    cursor: 'pointer',
    ':hover': { background: vars.accent.solid, color: vars.accent.onSolid, zIndex: vars.zIndex.raised },
    ':focus-visible': {
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      outline: `${vars.ring.width} solid ${vars.focus.ring}`,
      outlineOffset: vars.ring.offset,
      zIndex: vars.zIndex.raised,
    },
    // its tip, in the colour of the pin
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: 'calc(50% - 6px)',
      border: '6px solid transparent',
      borderBlockEndWidth: 0,
      borderBlockStartColor: vars.surface.inverse,
    },
    '::after': { content: '', position: 'absolute', inset: '-8px' },
    selectors: {
      '&:is(:hover, :focus-visible)::before': { borderBlockStartColor: vars.accent.solid },
    },
  }),
);

export const group = style(
  layered({
    ...textRole('label'),
    display: 'grid',
    placeItems: 'center',
    minWidth: '44px',
    height: '44px',
    padding: 0,
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.surface.base}`,
    background: vars.accent.solid,
    color: vars.accent.onSolid,
    boxShadow: vars.shadow.lg,
    cursor: 'pointer',
    ':hover': { background: vars.accent.solidHover },
    ':focus-visible': { outline: `${vars.ring.width} solid ${vars.focus.ring}`, outlineOffset: vars.ring.offset },
  }),
);

export const town = style(
  layered({ ...textRole('sm'), color: vars.text.secondary, pointerEvents: 'none', whiteSpace: 'nowrap' }),
);

// The few rules that MapLibre's own style sheet has for a map and its markers; its controls are not used.
globalStyle(`${drawing} canvas`, { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
globalStyle(`${drawing} .maplibregl-canvas-container`, { position: 'absolute', inset: 0, cursor: 'grab' });
globalStyle(`${drawing} .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan canvas`, { touchAction: 'none' });
globalStyle(`${drawing} .maplibregl-marker`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  willChange: 'transform',
});
globalStyle(`${drawing} .maplibregl-control-container`, { display: 'none' });
