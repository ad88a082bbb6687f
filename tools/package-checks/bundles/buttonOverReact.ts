import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

async function weigh(project: string, imports: string, element: string) {
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports}
import { jsx } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(${element});`,
      resolveDir: project,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: 'out',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const sizeOf = (ending: string) => {
    const file = outputFiles.find(({ path }) => path.endsWith(ending));
    return file ? gzipSync(file.contents, { level: 9 }).length : 0;
  };
  return { js: sizeOf('.js'), css: sizeOf('.css') };
}

/**
 * What one Button adds to a page that has React: the difference of two whole bundles. An entry weighed alone comes out
 * somewhat heavier, because gzip finds nothing of React to repeat.
 */
export async function buttonOverReact(project: string) {
  const bare = await weigh(project, '', `jsx('button', { children: 'Save' })`);
  const ours = await weigh(project, `import { Button } from '@volan/ui/Button';`, `jsx(Button, { children: 'Save' })`);
  return { js: ours.js - bare.js, css: ours.css - bare.css };
}
