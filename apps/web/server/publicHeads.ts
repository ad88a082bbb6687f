import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speculationRules } from './speculation.ts';

/** What the build of the app says about its files. */
export interface AppAssets {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] } | undefined>>;
}

/** What a public page carries inline: one set per set of routes, the same until the next build. */
export interface PublicHead {
  /** Goes before `</head>`. */
  readonly head: string;
  /** Goes before `</body>`. */
  readonly tail: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Weakest first; said before any rule, because chunks come in any order. */
const layers = '@layer reset,theme,components,app;';

const viewTransition = '@view-transition{navigation:auto}';

function readBoot(islandsFolder: string) {
  const text = readFileSync(join(islandsFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, { file: string; isEntry?: boolean }>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) {
    throw new Error(`No island entry stands in ${islandsFolder}. Build the web app anew.`);
  }
  // Inlined, the script no longer stands beside its chunks.
  const boot = readFileSync(join(islandsFolder, entry.file), 'utf8').replace(
    /import\((["'`])\.\//g,
    'import($1/islands/assets/',
  );
  if (boot.includes('</')) {
    throw new Error('The boot script holds "</" and cannot stand inline.');
  }
  return boot.trim();
}

/** Reads the styles and the boot script of public pages from a build; what is made is kept per set of routes. */
export function publicHeads(clientFolder: string, islandsFolder: string, assets: AppAssets, themeScript: string) {
  const boot = readBoot(islandsFolder);
  const known = new Map<string, PublicHead>();
  const make = (routeIds: readonly string[]): PublicHead => {
    // The router marks the files of a route with a `#`.
    const files = new Set(
      routeIds.flatMap((id) => assets.routes[id]?.css ?? []).map((file) => file.replace(/#.*/, '')),
    );
    const rules = [...files].map((file) => readFileSync(join(clientFolder, file), 'utf8').trim()).join('');
    const style = `${layers}${viewTransition}${rules}`;
    return {
      head: `<style>${style}</style>`,
      tail: `<script type="speculationrules">${speculationRules}</script><script type="module">${boot}</script>`,
      scripts: [themeScript, speculationRules, boot],
      styles: [style],
    };
  };
  return (routeIds: readonly string[]): PublicHead => {
    const key = routeIds.join();
    const head = known.get(key) ?? make(routeIds);
    known.set(key, head);
    return head;
  };
}
