import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandStyles } from '../pages/brandStyles.ts';
import { splitStyles } from '../pages/splitStyles.ts';

/** A font of a sheet: shadow roots know none, so they go to the document of the partner. */
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** One `rem` of ours in pixels: the page of a partner may have another root, and everything would shrink with it. */
const inPixels = (css: string) =>
  css.replaceAll(/(\d*\.?\d+)rem\b/g, (_match, size: string) => `${Number(size) * 16}px`);

const absoluteUrls = (css: string, origin: string) => css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${origin}/`);

const layers = '@layer reset,theme,components,app;';

/** Classes of elements. */
function classesIn(html: string) {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return new Set(names);
}

/**
 * Reads the sheet of all widgets from a build. The returned function makes the two `style` elements of one widget: the
 * rules that its elements need, and the fonts of its brand.
 *
 * @param folder `build/widgets` of the web app
 */
export function widgetStyles(folder: string) {
  const css = inPixels(readFileSync(join(folder, 'widgets.css'), 'utf8'));
  const known = new Map<string, string>();
  return (html: string, brand: string, origin: string) => {
    const classes = classesIn(html);
    const key = [brand, origin, ...[...classes].toSorted()].join(' ');
    const made = known.get(key) ?? make(css, { brand, origin, classes });
    // a handful of kinds in two brands; anything beyond is no set of ours
    if (known.size < 200) known.set(key, made);

    return made;
  };
}

function make(
  css: string,
  { brand, origin, classes }: { brand: string; origin: string; classes: ReadonlySet<string> },
) {
  const own = absoluteUrls(brandStyles(css, brand), origin);
  const fonts = (own.match(fontFace) ?? []).join('');
  const rules = splitStyles(own.replace(fontFace, ''), classes).first;

  return `<style>${layers}${rules}</style><style data-fonts>${fonts}</style>`;
}
