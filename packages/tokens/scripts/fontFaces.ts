import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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
import { cutFont, type Weights } from './cutFont.ts';
import { figureWidth } from './figureWidth.ts';
import { commonLetters, printRange, readRange } from './fontLetters.ts';

type Metrics = typeof arial;
type Cut = 'plain' | 'bold';

/** A cut of a brand's own font: how wide it runs, and its figures in parts of its size. */
interface OwnCut {
  metrics: Metrics;
  figure: number;
}

/** A cut of a font that a visitor's machine has: its names, how wide it runs, and its figures in parts of its size. */
interface SystemCut {
  names: string[];
  metrics: Metrics;
  figure?: number;
}

/** A font that a visitor's machine has. */
interface SystemFont {
  plain: SystemCut;
  bold: SystemCut;
}

/** Figures as the fonts themselves say, in units of 2048. Georgia and Times set headlines alone, which have few. */
const systemFonts = {
  Arial: {
    plain: { names: ['Arial', 'ArialMT', 'Arimo', 'Liberation Sans'], metrics: arial, figure: 1139 / 2048 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
      metrics: arialBold,
      figure: 1139 / 2048,
    },
  },
  Roboto: {
    plain: { names: ['Roboto', 'Roboto-Regular'], metrics: roboto, figure: 1151 / 2048 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], metrics: robotoBold, figure: 1175 / 2048 },
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

/** The weights of texts; a brand whose tokens go beyond them is drawn in the nearest. */
const textWeights: Weights = { min: 400, max: 700 };

/**
 * The faces of the brands. Source Serif comes without its optical sizes: with them a headline waits for 71 KB more. It
 * writes headlines and the logo alone, whose weights of 560 to 640 look alike: one cut of 580 is 9 KB less.
 */
const faces: {
  name: string;
  weights: Weights;
  sheet: string;
  plain: Metrics;
  bold: Metrics;
  fallbacks: (keyof typeof systemFonts)[];
}[] = [
  {
    name: 'Onest',
    weights: textWeights,
    sheet: '@fontsource-variable/onest/index.css',
    plain: onest,
    bold: onestBold,
    fallbacks: ['Arial', 'Roboto'],
  },
  {
    name: 'Source Sans 3',
    weights: textWeights,
    sheet: '@fontsource-variable/source-sans-3/index.css',
    plain: sourceSans,
    bold: sourceSansBold,
    fallbacks: ['Arial', 'Roboto'],
  },
  {
    name: 'Source Serif 4',
    weights: { min: 580, max: 580 },
    sheet: '@fontsource-variable/source-serif-4/index.css',
    plain: sourceSerif,
    bold: sourceSerifBold,
    fallbacks: ['Georgia', 'Times'],
  },
];

const subsets = /-(latin|latin-ext|cyrillic|cyrillic-ext)-wght-normal$/;

/** The subsets of a style sheet that the nine languages need, with their files. */
function subsetsOf(sheet: string) {
  const path = createRequire(import.meta.url).resolve(sheet);
  const blocks = readFileSync(path, 'utf8').matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]+\})/g);
  return [...blocks]
    .filter(([, name = '']) => subsets.test(name))
    .map(([, name = '', rule = '']) => ({
      name,
      rule,
      font: readFileSync(join(dirname(path), /url\(\.\/(files\/[^)]+)\)/.exec(rule)?.[1] ?? '')),
    }));
}

/**
 * The subsets the nine languages need, each in two files beside the style sheet that names them: the letters of our
 * pages, and the others for the rare word that has them. `no-inline` keeps Vite from writing small files into the
 * sheet, which every page would then load.
 */
async function bundledFaces(sheet: string, weights: Weights, folder: string) {
  const made: string[] = [];
  for (const { name, rule, font } of subsetsOf(sheet)) {
    const points = readRange(/unicode-range: ([^;]+);/.exec(rule)?.[1] ?? '');
    for (const [kind, held] of [
      ['rare', points.filter((point) => !commonLetters.has(point))],
      ['common', points.filter((point) => commonLetters.has(point))],
    ] as const) {
      if (held.length === 0) continue;

      const file = `${name.replace('-wght-normal', '')}-${kind}.woff2`;
      writeFileSync(join(folder, file), await cutFont(font, held, weights));
      made.push(
        rule
          .replace(/url\([^)]+\) format\([^)]+\)/, `url(./${file}?no-inline) format('woff2')`)
          .replace(/unicode-range: [^;]+;/, `unicode-range: ${printRange(held)};`),
      );
    }
  }
  return made;
}

/** How a font of the machine is stretched to the measure of another, by property, in percent. */
function stretchOf(metrics: Metrics, system: Metrics): Record<string, number> {
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' });
  const measured = (Array.isArray(fontFaces) ? fontFaces[0] : fontFaces)?.['@font-face'] ?? {};
  return Object.fromEntries(
    Object.entries(measured as Record<string, string>)
      .filter(([property]) => !['fontFamily', 'src'].includes(property))
      .map(([property, value]) => [
        property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        Number.parseFloat(value),
      ]),
  );
}

/** The same for figures, which run by a measure of their own; the line around them stays as high as it is. */
function stretchOfFigures(stretch: Record<string, number>, figure: number, systemFigure: number) {
  const { 'size-adjust': letters = 100 } = stretch;
  const size = (figure / systemFigure) * 100;
  return Object.fromEntries(
    Object.entries(stretch).map(([property, percent]) => [
      property,
      property === 'size-adjust' ? size : (percent * letters) / size,
    ]),
  );
}

/** `Onest Fallback Arial` and the like: a font of the machine, stretched to the measure of the brand's own. */
function fallbackFaces(name: string, cuts: Record<Cut, OwnCut>, systemName: keyof typeof systemFonts) {
  return (['plain', 'bold'] as const).flatMap((cut) => {
    const { names, metrics, figure }: SystemCut = systemFonts[systemName][cut];
    const letters = stretchOf(cuts[cut].metrics, metrics);
    const face = (stretch: Record<string, number>, ...more: string[]) =>
      [
        '@font-face {',
        `  font-family: '${name} Fallback ${systemName}';`,
        `  font-weight: ${cut === 'plain' ? '100 549' : '550 900'};`,
        `  src: ${names.map((local) => `local('${local}')`).join(', ')};`,
        ...Object.entries(stretch).map(([property, percent]) => `  ${property}: ${Number(percent.toFixed(4))}%;`),
        ...more.map((line) => `  ${line}`),
        '}',
      ].join('\n');
    if (figure === undefined) return [face(letters)];

    // If two faces hold a letter, the later one draws it.
    return [face(letters), face(stretchOfFigures(letters, cuts[cut].figure, figure), 'unicode-range: U+0030-0039;')];
  });
}

/**
 * The style sheet with every `@font-face` of both brands.
 *
 * A browser requests a file only for a family that is in use and for letters that occur. Until it
 * arrives the measured fallback is in its place, so lines break alike and nothing moves.
 */
export async function fontSheet(folder: string): Promise<string> {
  const made: string[] = [];
  for (const { name, sheet, weights, plain, bold, fallbacks } of faces) {
    const figures = subsetsOf(sheet).find((subset) => subset.name.includes('-latin-wght'))?.font;
    if (!figures) throw new Error(`${sheet} has no Latin subset, whose figures could be measured`);

    const cuts = {
      plain: { metrics: plain, figure: await figureWidth(figures, weights.min) },
      bold: { metrics: bold, figure: await figureWidth(figures, weights.max) },
    };
    made.push(
      ...(await bundledFaces(sheet, weights, folder)),
      ...fallbacks.flatMap((systemName) => fallbackFaces(name, cuts, systemName)),
    );
  }
  return made.join('\n');
}
