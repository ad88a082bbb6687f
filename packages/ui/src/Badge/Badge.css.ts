import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const badge = recipe({
  base: layered({
    ...textRole('micro'),
    display: 'inline-block',
    flex: 'none',
    borderRadius: vars.radius.full,
    background: vars.badge.unread,
    color: vars.badge.onUnread,
  }),
  variants: {
    look: {
      count: layered({
        minWidth: 18,
        height: 18,
        paddingInline: 5,
        fontWeight: vars.fontWeight.bold,
        lineHeight: '18px',
        textAlign: 'center',
      }),
      dot: layered({
        width: vars.space['1'],
        height: vars.space['1'],
        '@media': { [media.forcedColors]: { border: '4px solid Highlight' } },
      }),
    },
    place: {
      inline: {},
      // It grows outward, so that a long count leaves the sign free.
      corner: layered({ position: 'absolute', top: 3, insetInlineStart: `calc(50% + ${vars.space['025']})` }),
    },
  },
});
