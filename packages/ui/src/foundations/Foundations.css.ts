import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const swatches = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: vars.space['15'] }),
);
export const swatch = style(
  layered({
    width: '100%',
    height: 56,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.media,
  }),
);
export const steps = style(layered({ display: 'grid', gap: vars.space['1'] }));
export const step = style(layered({ display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'center' }));
export const bar = style(layered({ width: '100%', height: 12 }));

/** Every role of the type scale. */
export const roles = styleVariants(vars.type, (_role, name) => layered(textRole(name)));

const box = style(layered({ height: 72, background: vars.surface.raised, border: `1px solid ${vars.border.default}` }));

/** Every rounding, those of the brand after the common ones. */
export const radii = styleVariants({ ...vars.radius, ...vars.brand.radius }, (borderRadius) => [
  box,
  layered({ borderRadius }),
]);
/** Every height above the page. */
export const shadows = styleVariants(vars.shadow, (boxShadow) => [
  box,
  layered({ boxShadow, borderRadius: vars.brand.radius.card }),
]);
