import { brands, toBrandId } from '@volan/domain-rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandStyles } from './brandStyles.ts';
import { firstStyle } from './firstStyle.ts';
import { splitStyles } from './splitStyles.ts';
import { speculationRules } from './speculation.ts';

/** The build's data about its files. */
export interface AppAssets {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] } | undefined>>;
}

/** What a public page carries inline: one set per brand, bar and set of routes, the same until the next build. */
export interface PublicHead {
  /** Goes before `</head>`. */
  readonly head: string;
  /** Goes after the bar. */
  readonly afterBar: string;
  /** Goes before `</body>`. */
  readonly tail: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Addresses of others that the brand's scripts may ask. */
  readonly services: readonly string[];
}

type Manifest = Record<string, { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }>;

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The one part that comes late to every first visit: its styles are in every page, so that it needs no other sheet. */
const firstVisitPart = /\/consent\/askConsent\.tsx$/;

/** The sheets of a part and of all that it imports. */
function sheetsOf(manifest: Manifest, part: RegExp): string[] {
  const seen = new Set<string>();
  const read = (key: string): string[] => {
    if (seen.has(key)) return [];

    seen.add(key);
    const { css = [], imports = [] } = manifest[key] ?? {};

    return [...css, ...imports.flatMap(read)];
  };
  return Object.keys(manifest)
    .filter((key) => part.test(key))
    .flatMap(read);
}

/** The address of the styles of late parts, which load them themselves. */
function lateStyles(manifest: Manifest) {
  const file = Object.values(manifest).find((entry) => entry.file.endsWith('.css'))?.file;
  return file ? `<meta name="late-styles" content="/islands/${file}">` : '';
}

function readBoot(islandsFolder: string, manifest: Manifest) {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) {
    throw new Error(`${islandsFolder} has no island entry. Build the web app again.`);
  }
  // An inlined script is no longer in the folder of its chunks.
  const boot = readFileSync(join(islandsFolder, entry.file), 'utf8').replace(
    /import\((["'`])\.\//g,
    'import($1/islands/assets/',
  );
  if (boot.includes('</')) {
    throw new Error('The boot script contains "</" and cannot be inlined.');
  }

  return boot.trim();
}

/** The styles of every route, read once: a build that is replaced under a running server harms nobody. */
function readStyles(clientFolder: string, { routes }: AppAssets) {
  const onEveryPage = sheetsOf(readManifest(clientFolder), firstVisitPart).map((file) => `/${file}`);
  // The router marks the files of a route with a `#`.
  const filesOf = (css: readonly string[] = []) => css.map((file) => file.replace(/#.*/, ''));
  const files = new Set([...Object.values(routes).flatMap((route) => filesOf(route?.css)), ...onEveryPage]);
  const texts = new Map([...files].map((file) => [file, readFileSync(join(clientFolder, file), 'utf8').trim()]));

  return (routeIds: readonly string[]) => {
    const wanted = new Set([...routeIds.flatMap((id) => filesOf(routes[id]?.css)), ...onEveryPage]);
    return [...wanted].map((file) => texts.get(file) ?? '').join('');
  };
}

const styleOf = (css: string) => (css === '' ? '' : `<style>${css}</style>`);

/** Classes of elements. */
function classesIn(html: string) {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(names)].toSorted();
}

/**
 * Reads the styles and the boot script of public pages from a build; the result is cached per brand, bar and set of
 * routes.
 *
 * A page names the id of the end of its bar, which is drawn first: only the styles of that come before it.
 */
export function publicHeads(clientFolder: string, islandsFolder: string, assets: AppAssets, firstScript: string) {
  const manifest = readManifest(islandsFolder);
  const boot = readBoot(islandsFolder, manifest);
  const late = lateStyles(manifest);
  const stylesOf = readStyles(clientFolder, assets);
  const known = new Map<string, PublicHead>();
  const make = (brand: string, routeIds: readonly string[], classes: readonly string[]): PublicHead => {
    const all = `${firstStyle}${brandStyles(stylesOf(routeIds), brand)}`;
    const { first, rest } = splitStyles(all, new Set(classes));
    return {
      head: styleOf(first) + late,
      afterBar: styleOf(rest),
      tail: `<script type="speculationrules">${speculationRules}</script><script type="module">${boot}</script>`,
      scripts: [firstScript, speculationRules, boot],
      styles: [first, rest],
      services: brands[toBrandId(brand)].geoServices ?? [],
    };
  };

  return (brand: string, routeIds: readonly string[], aboveBar: string): PublicHead => {
    const classes = classesIn(aboveBar);
    const key = [brand, ...routeIds, ...classes].join();
    const head = known.get(key) ?? make(brand, routeIds, classes);
    known.set(key, head);

    return head;
  };
}
