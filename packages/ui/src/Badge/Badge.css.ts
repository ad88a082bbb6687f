import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const badge = recipe({
  base: layered({
    ...textRole('micro'),
    display: 'inline-block',
    minWidth: 18,
    height: 18,
    paddingInline: 5,
    borderRadius: 9,
    fontWeight: vars.fontWeight.bold,
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    flex: 'none',
    background: vars.badge.unread,
    color: vars.badge.onUnread,
  }),
  variants: {
    place: {
      inline: {},
      corner: layered({ position: 'absolute', top: 3, right: 2 }),
    },
  },
});
