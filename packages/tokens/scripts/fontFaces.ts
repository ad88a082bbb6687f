import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgia from '@capsizecss/metrics/georgia';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import onest from '@capsizecss/metrics/onest';
import onestBold from '@capsizecss/metrics/onest/600';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import sourceSans from '@capsizecss/metrics/sourceSans3';
import sourceSansBold from '@capsizecss/metrics/sourceSans3/600';
import sourceSerif from '@capsizecss/metrics/sourceSerif4';
import sourceSerifBold from '@capsizecss/metrics/sourceSerif4/600';
import times from '@capsizecss/metrics/timesNewRoman';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';

type Metrics = typeof arial;

/** A font that a reader's machine has: its names for the plain and the bold cut, and how wide they run. */
interface SystemFont {
  plain: { names: string[]; metrics: Metrics };
  bold: { names: string[]; metrics: Metrics };
}

const systemFonts = {
  Arial: {
    plain: { names: ['Arial', 'ArialMT', 'Arimo', 'Liberation Sans'], metrics: arial },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
      metrics: arialBold,
    },
  },
  Roboto: {
    plain: { names: ['Roboto', 'Roboto-Regular'], metrics: roboto },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], metrics: robotoBold },
  },
  Georgia: {
    plain: { names: ['Georgia'], metrics: georgia },
    bold: { names: ['Georgia Bold', 'Georgia-Bold'], metrics: georgiaBold },
  },
  Times: {
    plain: {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Tinos', 'Liberation Serif'],
      metrics: times,
    },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Tinos Bold', 'Liberation Serif Bold'],
      metrics: timesBold,
    },
  },
} satisfies Record<string, SystemFont>;

/** The faces of the brands. Source Serif comes without its optical sizes: with them a headline waits for 71 KB more. */
const faces: {
  name: string;
  sheet: string;
  plain: Metrics;
  bold: Metrics;
  fallbacks: (keyof typeof systemFonts)[];
}[] = [
  {
    name: 'Onest',
    sheet: '@fontsource-variable/onest/index.css',
    plain: onest,
    bold: onestBold,
    fallbacks: ['Arial', 'Roboto'],
  },
  {
    name: 'Source Sans 3',
    sheet: '@fontsource-variable/source-sans-3/index.css',
    plain: sourceSans,
    bold: sourceSansBold,
    fallbacks: ['Arial', 'Roboto'],
  },
  {
    name: 'Source Serif 4',
    sheet: '@fontsource-variable/source-serif-4/index.css',
    plain: sourceSerif,
    bold: sourceSerifBold,
    fallbacks: ['Georgia', 'Times'],
  },
];

const subsets = /-(latin|latin-ext|cyrillic|cyrillic-ext)-wght-normal$/;

/** The subsets the nine languages need, copied beside the style sheet that names them. */
function bundledFaces(sheet: string, folder: string) {
  const path = createRequire(import.meta.url).resolve(sheet);
  const blocks = readFileSync(path, 'utf8').matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]+\})/g);
  return [...blocks]
    .filter(([, name = '']) => subsets.test(name))
    .map(([, , rule = '']) =>
      rule.replace(/url\((\.\/files\/[^)]+)\)/, (_match, file: string) => {
        copyFileSync(join(dirname(path), file), join(folder, basename(file)));
        return `url(./${basename(file)})`;
      }),
    );
}

/** `Onest Fallback Arial` and the like: a font of the machine, stretched to the measure of the brand's own. */
function fallbackFaces(name: string, cuts: { plain: Metrics; bold: Metrics }, systemName: keyof typeof systemFonts) {
  return (['plain', 'bold'] as const).map((cut) => {
    const { names, metrics } = systemFonts[systemName][cut];
    const { fontFaces } = createFontStack([cuts[cut], metrics], { fontFaceFormat: 'styleObject' });
    const measured = (Array.isArray(fontFaces) ? fontFaces[0] : fontFaces)?.['@font-face'] ?? {};
    const adjust = Object.entries(measured as Record<string, string>)
      .filter(([property]) => !['fontFamily', 'src'].includes(property))
      .map(([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`);
    return [
      '@font-face {',
      `  font-family: '${name} Fallback ${systemName}';`,
      `  font-weight: ${cut === 'plain' ? '100 549' : '550 900'};`,
      `  src: ${names.map((local) => `local('${local}')`).join(', ')};`,
      ...adjust.map((line) => `  ${line}`),
      '}',
    ].join('\n');
  });
}

/**
 * The style sheet with every `@font-face` of both brands.
 *
 * A browser requests a file only for a family that is in use and for letters that occur. Until it
 * arrives the measured fallback stands in its place, so lines break alike and nothing moves.
 */
export function fontSheet(folder: string): string {
  return faces
    .flatMap(({ name, sheet, plain, bold, fallbacks }) => [
      ...bundledFaces(sheet, folder),
      ...fallbacks.flatMap((systemName) => fallbackFaces(name, { plain, bold }, systemName)),
    ])
    .join('\n');
}
