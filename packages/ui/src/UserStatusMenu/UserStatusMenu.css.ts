import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const locked = style(layered({ display: 'inline-flex' }));
export const trigger = style(
  layered({
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['05'],
    minHeight: 28,
    paddingInlineEnd: vars.space['05'],
    borderRadius: vars.brand.radius.tag,
    color: vars.text.secondary,
    ':hover': { background: vars.surface.pressed },
  }),
);
export const entry = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    width: '100%',
    minHeight: 40,
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    outlineOffset: '-2px',
    ':hover': { background: vars.surface.hover },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const reason = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space['15'],
    width: 'min(300px, calc(100vw - 48px))',
    padding: vars.space['1'],
  }),
);
export const buttons = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space['1'] }),
);
