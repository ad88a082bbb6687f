import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * `all: initial` resets every inherited value of the host; the values that the widget needs are set again below it.
 * Tokens are custom properties, which it leaves alone.
 */
export const widget = recipe({
  base: layered({
    all: 'initial',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    containerType: 'inline-size',
    overflow: 'hidden',
    ...textRole('body'),
    color: vars.text.primary,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    textAlign: 'start',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  }),
  variants: {
    kind: {
      price: layered({ minInlineSize: 240, minBlockSize: 138 }),
      search: layered({ minInlineSize: 280, minBlockSize: 248 }),
      grid: layered({ minInlineSize: 320, minBlockSize: 480 }),
    },
    // Cut with the rest, and what the browser draws needs it.
    theme: { light: layered({ colorScheme: 'light' }), dark: layered({ colorScheme: 'dark' }) },
  },
});
export const content = style(
  layered({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    minInlineSize: 0,
    padding: vars.space['2'],
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space['05']} ${vars.space['15']}`,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(layered({ ...textRole('h3'), fontSize: vars.type.h3.size }));
export const note = style(layered({ ...textRole('sm'), color: vars.text.secondary }));

export const foot = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    padding: `9px ${vars.space['2']}`,
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.tertiary,
  }),
);
export const mark = style(layered({ display: 'flex', flex: 'none' }));
globalStyle(`${mark} svg`, layered({ width: 16, height: 16 }));
export const source = style(layered({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));
