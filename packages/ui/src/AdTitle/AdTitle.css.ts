import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** Tags wrap on a desktop. On a phone they are one line that scrolls under the finger. */
export const tags = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['075'],
    paddingBottom: 10,
    '@media': {
      [media.mobile]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
      },
    },
  }),
);
/** Parts that the buy card has on a desktop. */
export const onPhone = style(layered({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } }));
globalStyle(`${tags} > *, ${onPhone} > *`, layered({ flex: 'none' }));
export const line = style(layered({ marginTop: vars.space['075'], color: vars.text.secondary }));
export const price = style(layered({ marginTop: 14, '@media': { [media.desktop]: { display: 'none' } } }));
export const note = style(layered({ ...textRole('caption'), marginTop: 2, color: vars.text.tertiary }));
