import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const place = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], minWidth: 0 }));
export const phones = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));

/** As high as the button whose place it takes, so nothing below moves. */
export const phone = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minHeight: 52,
    paddingInlineEnd: vars.space['05'],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
  }),
);
export const call = style(
  layered({
    flex: '1 1 auto',
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    alignSelf: 'stretch',
    padding: `${vars.space['05']} ${vars.space['2']}`,
    borderRadius: vars.brand.radius.control,
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
  }),
);
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' }),
);
export const number = style(
  layered({ ...textRole('price'), fontWeight: vars.brand.weight.strong, fontSize: vars.type.h3.size }),
);
export const note = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const failed = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));
export const message = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    gap: vars.space['075'],
    color: vars.critical.text,
    overflowWrap: 'anywhere',
  }),
);
