import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const conversation = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: '100%',
    background: vars.surface.base,
  }),
);
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['15'],
  paddingInline: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.border.default}`,
} as const;
export const head = style(layered({ ...bar, minBlockSize: 68, paddingBlock: vars.space['1'] }));
export const back = style(
  layered({
    marginInlineStart: `calc(-1 * ${vars.space['1']})`,
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);
export const who = style(layered({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const activity = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const actions = style(layered({ flex: 'none', display: 'flex', gap: vars.space['1'] }));
export const ad = style(layered({ ...bar, paddingBlock: 10, borderBlockEndColor: vars.border.subtle }));
export const picture = style(layered({ flex: 'none', inlineSize: 72 }));
export const adWords = style(layered({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const adTitle = style(layered({ ...textRole('sm'), fontWeight: vars.brand.weight.strong }));
export const adPrice = style(layered(textRole('sm')));
export const log = style(
  layered({
    flex: '1 1 0',
    minBlockSize: 0,
    display: 'flex',
    // Turned over: it begins at its end, and a short conversation is at the foot.
    flexDirection: 'column-reverse',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.surface.page,
    ':focus-visible': { outlineOffset: '-2px' },
  }),
);
export const days = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], padding: vars.space['2'] }),
);
// Pressed, it has the focus: what the browser holds in place must be the messages behind it.
export const older = style(layered({ textAlign: 'center', overflowAnchor: 'none' }));
export const day = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'] }));
export const dayLabel = style(layered({ ...textRole('caption'), color: vars.text.tertiary, textAlign: 'center' }));
export const messages = style(layered({ display: 'flex', flexDirection: 'column', gap: 10 }));
