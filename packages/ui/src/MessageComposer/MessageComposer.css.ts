import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const composer = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['1'],
    padding: vars.space['15'],
    // The last line of a phone's screen belongs to the system.
    paddingBlockEnd: `calc(${vars.space['15']} + env(safe-area-inset-bottom, 0px))`,
    background: vars.surface.base,
    borderBlockStart: `1px solid ${vars.border.default}`,
  }),
);
export const row = style(layered({ display: 'flex', alignItems: 'flex-end', gap: vars.space['1'] }));
const square = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.tapTarget,
  blockSize: vars.layout.tapTarget,
  borderRadius: vars.brand.radius.control,
  cursor: 'pointer',
  transition: colorTransition('background-color'),
} as const;
export const attach = style(
  layered({
    ...square,
    position: 'relative',
    color: vars.text.primary,
    ':hover': { background: vars.surface.hover },
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
  }),
);
/** Invisible over its icon: what takes the focus, the press and the files. */
export const file = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'inherit', fontSize: 0 }),
);
export const field = style(
  layered({
    ...textRole('body'),
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: vars.layout.tapTarget,
    // It is at the foot of what is read: the room that pages keep for their bars would only push the messages away.
    scrollMarginBlockEnd: '-80px',
    // It grows with its words, to about six lines.
    fieldSizing: 'content',
    maxBlockSize: '9.5em',
    paddingBlock: 9,
    paddingInline: 13,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
    resize: 'none',
    ':hover': { borderColor: vars.border.hover },
    '::placeholder': { color: vars.text.tertiary },
    selectors: { '&[aria-invalid]': { borderColor: vars.critical.border } },
    // Below 16 px phones zoom into the field.
    '@media': { [media.mobile]: { ...textRole('bodyLg'), lineHeight: 1.4 } },
  }),
);
export const send = style(
  layered({
    ...square,
    background: vars.accent.solid,
    color: vars.accent.onSolid,
    ':hover': { background: vars.accent.solidHover },
    ':active': { background: vars.accent.solidPressed },
    selectors: { '&[aria-busy]': { cursor: 'progress' } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  }),
);
export const problem = style(layered({ ...textRole('sm'), color: vars.critical.text }));
export const count = style(layered({ ...textRole('caption'), color: vars.text.tertiary, textAlign: 'end' }));
export const files = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['075'] }));
export const chosen = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['075'],
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInlineStart: vars.space['1'],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.tag,
    background: vars.surface.sunken,
  }),
);
export const fileName = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const remove = style(
  layered({
    ...touchArea,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 32,
    blockSize: 32,
    cursor: 'pointer',
    ':hover': { background: vars.surface.pressed },
  }),
);
