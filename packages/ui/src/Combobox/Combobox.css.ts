import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

export const place = style(layered({ position: 'relative', minWidth: 0 }));
/** Chips and the typed text share the lines of the frame. */
export const inside = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['05'],
    flex: '1 1 auto',
    minWidth: 0,
    paddingBlock: vars.space['05'],
  }),
);
export const input = style(layered({ flex: '1 1 80px', textOverflow: 'ellipsis' }));
export const chip = style(
  layered({
    ...textRole('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['05'],
    minWidth: 0,
    minHeight: 28,
    paddingInlineStart: vars.space['1'],
    borderRadius: vars.brand.radius.chip,
    background: vars.surface.selected,
    overflowWrap: 'anywhere',
  }),
);
const iconButton = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: vars.brand.radius.chip,
  color: vars.text.tertiary,
  ':hover': { color: vars.text.primary },
} as const;
export const remove = style(layered(iconButton));
/** Drawn small; the finger has 44 px. */
export const icon = style(
  layered({
    ...iconButton,
    '@media': { [media.mobile]: { '::after': { content: '', position: 'absolute', inset: -8 } } },
  }),
);
export const plain = style(layered({ minHeight: 44, paddingBlock: vars.space['05'] }));

/** The native list behind the field. It has a place at its foot, so that a browser can scroll to it. */
export const unseen = style(
  layered({
    position: 'absolute',
    insetBlockEnd: 0,
    width: 1,
    height: 1,
    overflow: 'hidden',
    opacity: 0,
    pointerEvents: 'none',
  }),
);

export const panel = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% + 6px)',
    zIndex: vars.zIndex.dropdown,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'min(50vh, 360px)',
    padding: vars.space['075'],
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
/** The list itself scrolls: assistive technology and checks know that arrows move in it. */
export const list = style(layered({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }));
export const group = style(
  layered({ ...textRole('caption'), display: 'block', padding: '8px 10px 4px', color: vars.text.tertiary }),
);
export const option = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    minHeight: 38,
    paddingInline: 10,
    paddingBlock: vars.space['05'],
    borderRadius: vars.brand.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': { background: vars.surface.hover },
      '&[aria-selected="true"]': { fontWeight: vars.brand.weight.strong },
    },
    '@media': {
      [media.mobile]: { minHeight: vars.layout.tapTarget },
      [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '1px solid' } } },
    },
  }),
);
/** With less room than this, code and count go below. */
export const words = style(layered({ flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' }));
export const aside = style(layered({ flex: 'none', color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }));
export const check = style(layered({ display: 'flex', flex: 'none', width: 16, color: vars.accent.icon }));
export const none = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: 10,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
