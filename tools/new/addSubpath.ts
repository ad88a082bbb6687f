type Targets = Readonly<Record<string, string>>;

interface Manifest {
  readonly exports: Readonly<Record<string, Targets | string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, Targets | string>> };
}

/**
 * A `package.json` with one more subpath, in alphabetical order, that leads to one component file: in the repository to
 * its source, in the published package to what is built of it.
 */
export function addSubpath(text: string, subpath: string, file: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const built = { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` };
  const sorted = (exports: Manifest['exports'], targets: Targets) =>
    Object.fromEntries(Object.entries({ ...exports, [subpath]: targets }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const changed = {
    ...manifest,
    exports: sorted(manifest.exports, { '@volan/source': `./src/${file}.tsx`, ...built }),
    publishConfig: { ...manifest.publishConfig, exports: sorted(manifest.publishConfig.exports, built) },
  };

  return `${JSON.stringify(changed, null, 2)}\n`;
}
