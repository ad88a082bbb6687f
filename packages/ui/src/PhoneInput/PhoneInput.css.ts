import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

/** The chosen country as a flag and a prefix; the browser's own list lies over it unseen. */
export const prefix = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['075'],
    flex: 'none',
    alignSelf: 'stretch',
    marginInlineStart: `calc(${vars.space['15']} * -1)`,
    paddingInline: `${vars.space['15']} 10px`,
    borderInlineEnd: `1px solid ${vars.border.subtle}`,
    borderStartStartRadius: vars.brand.radius.control,
    borderEndStartRadius: vars.brand.radius.control,
    whiteSpace: 'nowrap',
    color: vars.text.secondary,
    ':hover': { background: vars.surface.hover },
  }),
);
export const arrow = style(layered({ display: 'flex', color: vars.text.tertiary }));
export const select = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    background: vars.surface.raised,
    color: vars.text.primary,
  }),
);
export const verified = style(layered({ flex: 'none', display: 'flex', color: vars.positive.text }));
