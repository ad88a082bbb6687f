import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const ad = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['15'],
    paddingBlock: 10,
    selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.border.subtle}` } },
    '@media': { [media.narrow]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' } },
  }),
);
export const words = style(
  layered({ ...textRole('sm'), display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' }),
);
export const title = style(
  layered({
    ...textRole('title'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  }),
);
export const line = style(layered({ color: vars.text.secondary }));
export const price = style(layered({ fontWeight: vars.brand.weight.strong }));
