import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';

export const chart = style(layered({ minWidth: 0 }));
export const table = style(layered({ inlineSize: '100%', borderCollapse: 'collapse' }));
export const head = style(layered({ padding: 0, blockSize: 0 }));
export const label = style(
  layered({
    ...textRole('label'),
    inlineSize: 64,
    paddingBlock: vars.space['05'],
    textAlign: 'start',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.small]: { inlineSize: 48 } },
  }),
);
export const link = style(
  layered({
    display: 'inline-block',
    paddingBlock: vars.space['025'],
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  }),
);
export const drawing = style(layered({ paddingBlock: vars.space['1'], verticalAlign: 'top' }));
export const plot = style(layered({ display: 'block', inlineSize: '100%', blockSize: 14, overflow: 'visible' }));
export const line = style(layered({ stroke: vars.border.subtle, strokeWidth: 2 }));
export const bar = style(
  layered({ fill: vars.border.strong, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
export const tick = style(
  layered({ fill: vars.accent.solid, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);
/** Beside the drawing there is room for it on a phone only: the bar says it to the eye. */
export const range = style(
  layered({
    ...textRole('caption'),
    display: 'block',
    paddingBlockStart: vars.space['05'],
    color: vars.text.secondary,
    '@media': {
      [media.desktop]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const usual = style(
  layered({
    ...textRole('sm'),
    inlineSize: 150,
    paddingBlock: vars.space['05'],
    paddingInlineStart: vars.space['15'],
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.small]: { inlineSize: 112, paddingInlineStart: vars.space['1'] } },
  }),
);
export const sample = style(layered({ color: vars.text.tertiary }));
export const legend = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['2'],
    rowGap: vars.space['05'],
    marginBlockStart: vars.space['15'],
    color: vars.text.secondary,
  }),
);
const key = { display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] } as const;
export const keyOfBar = style(
  layered({
    ...key,
    '::before': {
      content: '',
      inlineSize: 18,
      blockSize: 8,
      borderRadius: vars.radius.full,
      background: vars.border.strong,
    },
  }),
);
export const keyOfTick = style(
  layered({ ...key, '::before': { content: '', inlineSize: 3, blockSize: 14, background: vars.accent.solid } }),
);
export const note = style(
  layered({ ...textRole('caption'), marginBlockStart: vars.space['05'], color: vars.text.tertiary }),
);
