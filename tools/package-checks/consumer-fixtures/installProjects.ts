import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestNodesManifest } from './oldestNodes.ts';
import { recipesOf } from './recipesOf.ts';
import { succeeds } from './succeeds.ts';
import { writeProject } from './writeProject.ts';
import type { PackedPackage } from '../PackedPackage.ts';

const catalog = fileURLToPath(new URL('../../../pnpm-workspace.yaml', import.meta.url));

/** The version that the repository itself uses, so that everything is at hand. */
const ours = (name: string) =>
  new RegExp(`^ {2}'?${name}'?: (.+)$`, 'm').exec(readFileSync(catalog, 'utf8'))?.[1] ?? 'latest';

/** Where the projects with a bundler get the page of `projects/shared`. */
const pageFolders = ['vite/src', 'webpack/src', 'react-router/app', 'tanstack/src'];

const typing = ['@types/node', '@types/react', '@types/react-dom'];
const peers = ['react', 'react-dom', '@tanstack/react-query', '@vanilla-extract/css', 'msw'];

/** What recipes are written with beside our packages. */
const recipePeers = { 'react-hook-form': '7.92.0', 'react-router': '8.4.0' };

/** Those that the page `recipes.html` of the fixture `vite` shows, so that they are used and not only compiled. */
const usedRecipes = new Set(['form', 'dialog', 'table', 'test-ids'].map((name) => `recipe-${name}.tsx`));

/**
 * Puts the consumer fixtures of `tools/package-checks/consumer-fixtures/projects` into a folder outside of the
 * repository and installs the tarballs there, all in one go; `everything` is one more project, which has every package
 * and no code yet.
 */
export function installProjects(folder: string, packages: readonly PackedPackage[]): Promise<string[]> {
  const sources = fileURLToPath(new URL('projects', import.meta.url));
  cpSync(sources, folder, { recursive: true });
  for (const target of pageFolders)
    cpSync(join(sources, 'shared'), join(folder, target, 'shared'), { recursive: true });
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const versions = Object.fromEntries([...typing, ...peers].map((name) => [name, ours(name)]));
  const settings = { packages: ['*'], overrides: { ...versions, ...tarballs }, saveExact: true, pmOnFail: 'ignore' };
  const everything = {
    name: 'everything',
    private: true,
    type: 'module',
    dependencies: { ...versions, ...recipePeers, ...tarballs },
  };
  const recipes = Object.entries(recipesOf(packages)).filter(([name]) => usedRecipes.has(name));
  const used = Object.fromEntries(recipes.map(([name, code]) => [`vite/src/recipes/${name}`, code]));
  writeProject(folder, {
    'package.json': JSON.stringify({ name: 'foreign', private: true }),
    'pnpm-workspace.yaml': JSON.stringify(settings),
    'everything/package.json': JSON.stringify(everything),
    ...oldestNodesManifest(packages),
    ...used,
  });
  const flags = ['--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--reporter=append-only'];

  return succeeds(folder, 'the installation', 'pnpm', 'install', ...flags);
}
