import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** As high as its words from its rows on, where the browser can; elsewhere it scrolls and can be dragged. */
export const area = style(
  layered({
    ...textRole('body'),
    fontSize: 'inherit',
    display: 'block',
    paddingBlock: 10,
    maxHeight: '60vh',
    resize: 'vertical',
    overflowWrap: 'anywhere',
    fieldSizing: 'content',
  }),
);
export const count = style(
  layered({
    color: vars.text.tertiary,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.critical.text, fontWeight: vars.fontWeight.medium } },
  }),
);
