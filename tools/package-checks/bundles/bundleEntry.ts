import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The files that a browser loads for one entry, besides the peer dependencies that its page has anyway. */
export interface EntryBundle {
  /** JavaScript, minified, in bytes of gzip -9. */
  js: number;
  /** Its style sheets, minified, in bytes of gzip -9. */
  css: number;
  /** Names of the packages that it imports, peers included, even if tree shaking leaves nothing of them. */
  packages: string[];
  /** The JavaScript itself. */
  script: string;
}

/** The page has these anyway; a size is what comes on top. */
export const peers = ['react', 'react-dom', '@tanstack/react-query', '@vanilla-extract/css', 'msw'];

const packageOf = (path: string) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
const isPeer = (path: string) => peers.includes(packageOf(path));

/** Bundles one entry for browsers as a consumer would, from a project that has it installed. */
export async function bundleEntry(project: string, specifier: string): Promise<EntryBundle> {
  const reached = new Set<string>();
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import ${JSON.stringify(specifier)}; export * from ${JSON.stringify(specifier)};`,
      resolveDir: project,
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: 'out',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Files of their own under names with a hash, as bundlers make them; a sheet that lets Vite inline one has no such
    // mark.
    loader: { '.woff2': 'file', '.svg': 'file', '.webp': 'file' },
    assetNames: '[name]-[hash]',
    plugins: [
      {
        name: 'peers',
        setup(own) {
          own.onResolve({ filter: /^[@\w]/ }, ({ path }) => {
            if (!isPeer(path)) return undefined;

            reached.add(packageOf(path));
            return { path, external: true };
          });
        },
      },
    ],
  });
  for (const file of Object.keys(metafile.inputs)) if (file.includes('node_modules/')) reached.add(packageOf(file));
  const sizeOf = (ending: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';

  return { js: sizeOf('.js'), css: sizeOf('.css'), packages: [...reached].toSorted(), script };
}
