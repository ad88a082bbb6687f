import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const group = style(
  layered({
    borderTop: `1px solid ${vars.border.subtle}`,
    padding: '14px 16px',
    '@media': {
      [media.mobile]: { padding: 0, borderTop: 0, borderBottom: `1px solid ${vars.border.subtle}` },
    },
  }),
);
export const summary = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minHeight: 28,
    fontWeight: vars.brand.weight.strong,
    '@media': {
      [media.mobile]: { minHeight: 54, fontSize: vars.type.title.size, fontWeight: vars.fontWeight.medium },
    },
  }),
);
export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));
/** The choice in a closed group. */
export const value = style(
  layered({
    ...textRole('sm'),
    color: vars.text.secondary,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    selectors: { 'details[open] > summary > &': { display: 'none' } },
  }),
);

const icon = style(layered({ flex: 'none', position: 'relative', width: 16, height: 16 }));
// Borders: browsers draw all of them with the same whole pixels, whatever fraction of one a line begins at.
const stroke = '1.5px solid currentColor';
const line = layered({
  '::before': { content: '', position: 'absolute', top: 7.25, left: 2, right: 2, borderTop: stroke },
});
/** Plus while closed, minus while open. */
export const plus = style([
  icon,
  line,
  layered({
    '::after': { content: '', position: 'absolute', left: 7.25, top: 2, bottom: 2, borderInlineStart: stroke },
    selectors: { 'details[open] > summary > &::after': { display: 'none' } },
  }),
]);

export const body = style(layered({ '@media': { [media.mobile]: { paddingBottom: 16 } } }));
export const plain = style([group, layered({ '@media': { [media.mobile]: { paddingBlock: 5 } } })]);
