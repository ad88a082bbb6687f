import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** Over the lower edge of the picture, on its own ground. Gone where fingers are. */
export const hints = style(
  layered({
    ...textRole('caption'),
    gridRow: 2,
    gridColumn: 1,
    alignSelf: 'end',
    justifySelf: 'start',
    display: 'flex',
    gap: vars.space['2'],
    marginInlineStart: vars.space['3'],
    marginBlockEnd: vars.space['2'],
    padding: `${vars.space['1']} ${vars.space['15']}`,
    borderRadius: vars.radius.md,
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    pointerEvents: 'none',
    zIndex: vars.zIndex.raised,
    '@media': { [`${media.mobile}, (hover: none)`]: { display: 'none' } },
  }),
);
export const hint = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['05'] }));
export const key = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 24,
    minHeight: 24,
    paddingInline: vars.space['075'],
    borderRadius: vars.radius.sm,
    background: `color-mix(in srgb, ${vars.badge.overMedia} 16%, transparent)`,
    font: 'inherit',
    fontSize: vars.type.micro.size,
    fontWeight: vars.fontWeight.semibold,
  }),
);
