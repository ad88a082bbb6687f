import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** A role of the type scale of DESIGN section 7. */
export type TextRole = keyof typeof vars.type;

const displayRoles: readonly TextRole[] = ['display', 'h1', 'h2'];

/** Size, line height, weight and face of a text role; headings are set a little tighter. */
export function textRole(role: TextRole): StyleRule {
  const tracking = vars.brand.displayTracking.default;
  const letterSpacing = displayRoles.includes(role)
    ? `calc(${tracking} * 1em)`
    : role === 'h3'
      ? `calc(${tracking} * 0.5em)`
      : undefined;
  return { font: vars.type[role].font, ...(letterSpacing && { letterSpacing }) };
}
