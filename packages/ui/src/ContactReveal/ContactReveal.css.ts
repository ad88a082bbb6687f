import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const place = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], minWidth: 0 }),
  variants: {
    // as wide as its number at least
    compact: { true: layered({ flex: '1 1 auto', minWidth: 'min-content' }) },
  },
});
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
export const call = recipe({
  base: layered({
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
  variants: {
    compact: { true: layered({ justifyContent: 'center', paddingInline: vars.space['1'] }) },
  },
});
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' }),
);
/** Never broken, unless the window is narrower than a phone number. */
export const number = recipe({
  base: layered({
    ...textRole('price'),
    fontWeight: vars.brand.weight.strong,
    fontSize: vars.type.h3.size,
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  }),
  variants: {
    compact: { true: layered({ '@media': { [media.small]: { fontSize: vars.type.title.size } } }) },
  },
});
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
