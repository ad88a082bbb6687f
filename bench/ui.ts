import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packPackages } from '../tools/package-checks/packPackages.ts';

// npm run bench -- ui HARNESS [PEER...] [--runs 5] [--no-browser]: our page and button beside other libraries.
const [harness, ...rest] = process.argv.slice(2);
if (harness === undefined || !existsSync(join(harness, 'bench.mjs'))) {
  console.error(
    'The folder of the harness is needed, the one that holds bench.mjs: npm run bench -- ui HARNESS ours react-html',
  );
  process.exit(1);
}

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'volan-ui-bench-'));
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
try {
  execFileSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  });
  cpSync(harness, folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'ui/peers'), join(folder, 'peers'), { recursive: true });
  mkdirSync(join(folder, 'tarballs'));
  const packed = packPackages(root, join(folder, 'tarballs'));
  // all of them, since the packages of the page depend on others of ours, which no registry has
  const overrides = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const ours = Object.fromEntries(Object.entries(overrides).filter(([name]) => /\/(ui|tokens)$/.test(name)));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const peers = rest.filter((argument) => existsSync(join(folder, 'peers', argument)));
  // Without names every peer runs, and all their libraries are needed.
  const wanted = Object.entries(manifest.dependencies).filter(
    ([name]) =>
      peers.length === 0 ||
      /^(react|react-dom|vite|@vitejs\/plugin-react|playwright-core)$/.test(name) ||
      peers.some((peer) => name.includes(peer)),
  );
  const dependencies = { ...Object.fromEntries(wanted), ...ours, 'style-dictionary': '5.5.5' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides, nodeLinker: 'hoisted' }));
  run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent');
  cpSync(join(root, 'brands/volan'), join(folder, 'brands/volan'), { recursive: true });
  const brand = ['build', 'brands/volan', '--out', 'peers/ours', '--theme', 'light'];
  // The step of a consumer after bundling: the brand without the slots that the page does not read.
  const outDir = join(folder, 'first');
  writeFileSync(join(folder, 'peers/ours/volan.css'), '');
  writeFileSync(join(folder, 'page.jsx'), "import App from './peers/ours/App.jsx'; console.log(App);");
  writeFileSync(
    join(folder, 'bundle.mjs'),
    `import { build } from 'vite';
import react from '@vitejs/plugin-react';
await build({ configFile: false, logLevel: 'error', publicDir: false, plugins: [react()],
  build: { outDir: process.argv[2], rollupOptions: { input: 'page.jsx' } } });`,
  );
  run(process.execPath, 'bundle.mjs', outDir);
  const sheets = globSync('assets/*.css', { cwd: outDir }).flatMap((file) => ['--used-by', join(outDir, file)]);
  run('node_modules/.bin/volan-tokens', ...brand, ...sheets);
  const { status } = spawnSync(process.execPath, ['bench.mjs', ...rest], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CHECKS: '1' },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
