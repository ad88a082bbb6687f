import type { TransformedToken } from 'style-dictionary/types';
import { propertyOf } from '../tokenGroups.ts';
import { camelCase } from './camelCase.ts';

interface Measure {
  value: number;
  unit: string;
}

interface Color {
  hex: string;
  alpha?: number;
}

interface Fluid {
  min: Measure;
  max: Measure;
  from: Measure;
  to: Measure;
}

/** A text role as CSS needs it. */
export interface TypeRole {
  /** May grow with the window. */
  size: string;
  /** Weight, size, line height and face, as the property `font` takes them. */
  font: string;
}

/** The values that the text roles of a brand refer to. */
export interface Lettering {
  /** Token `brand.text-scale.default`: how much larger the text face is drawn in roles up to 20 px. */
  textScale: number;
  /** Token `brand.font.display`. */
  display: readonly string[];
}

const short = (value: number, digits: number) => String(+value.toFixed(digits));

/** `0`, `12px`, `0.875rem`, `120ms`. */
function measure({ value, unit }: Measure) {
  return value === 0 ? '0' : `${short(value, 4)}${unit}`;
}

/** Hexadecimal, or `rgb(r g b / a)` where the token is translucent. */
function color({ hex, alpha = 1 }: Color) {
  if (alpha === 1) {
    return hex;
  }
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function fontFamily(names: string[]) {
  return names.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(',');
}

/**
 * A size in rem that grows from `min` at the width `from` to `max` at the width `to`.
 *
 * The text face of a brand may run small; `scale` makes up for it in roles up to 20 px.
 */
function fluidSize({ min, max, from, to }: Fluid, scale: number) {
  const smallest = min.value * 16 * scale;
  const largest = max.value * 16 * scale;
  if (smallest === largest) {
    return `${short(smallest / 16, 4)}rem`;
  }
  const slope = (largest - smallest) / (to.value - from.value);
  const base = short((smallest - slope * from.value) / 16, 4);

  return `clamp(${short(smallest / 16, 4)}rem,${base}rem + ${short(slope * 100, 3)}vw,${short(largest / 16, 4)}rem)`;
}

function typeRole(token: TransformedToken, { textScale, display }: Lettering): TypeRole {
  const fluid = token.$extensions?.['rs.volan.fluid'] as Fluid;
  const isDisplayFace = ['display', 'h3'].includes(String(token.path.at(-1)));
  const scale = fluid.max.value * 16 <= 20 && !isDisplayFace ? textScale : 1;
  const {
    lineHeight,
    fontWeight,
    fontFamily: names,
  } = token.$value as {
    lineHeight: number;
    fontWeight: number;
    fontFamily: string[];
  };
  const face = fontFamily(names) === fontFamily([...display]) ? 'display' : 'text';

  return {
    size: fluidSize(fluid, scale),
    font: `${fontWeight} var(${propertyOf(`type.${camelCase(String(token.path.at(-1)))}.size`)})/${lineHeight} var(--brand-font-${face})`,
  };
}

function shadow(value: Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> & { color: Color }) {
  const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(measure);
  return `${lengths.join(' ')} ${color(value.color)}`;
}

/** A resolved token as the text that is in CSS. */
export function cssValue(token: TransformedToken, lettering: Lettering): string | TypeRole {
  const value = token.$value;
  switch (token.$type) {
    case 'color':
      return color(value);
    case 'dimension':
    case 'duration':
      return measure(value);
    case 'fontFamily':
      return fontFamily(value);
    case 'cubicBezier':
      return `cubic-bezier(${value})`;
    case 'shadow':
      return shadow(value);
    case 'typography':
      return typeRole(token, lettering);
    default:
      return String(value);
  }
}
