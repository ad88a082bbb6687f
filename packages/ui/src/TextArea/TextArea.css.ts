import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const verticalPadding = 10;

/**
 * As high as its words from its rows on, where the browser can; elsewhere it has its rows, scrolls and can be dragged.
 * A size by content takes no notice of `rows`, so that the stylesheet reads them: an own style of each field is not
 * allowed on public pages.
 */
export const area = style(
  layered({
    ...textRole('body'),
    fontSize: 'inherit',
    display: 'block',
    paddingBlock: verticalPadding,
    maxHeight: '60vh',
    resize: 'vertical',
    overflowWrap: 'anywhere',
    '@supports': {
      '(field-sizing: content) and (min-height: attr(rows type(<number>), 4))': {
        fieldSizing: 'content',
        minHeight: `calc(attr(rows type(<number>), 4) * 1lh + ${2 * verticalPadding}px)`,
      },
    },
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
