import { dirname } from 'node:path/posix';
import type { ImportGraph } from './importCircles.ts';

/** The source of a room whose folders are on layers. Each layer imports only itself and those before it. */
interface LayeredSource {
  /** Its path, with a `/` at the end. */
  readonly root: string;
  /** The lowest layer first, each by its name with the folders that are on it. */
  readonly layers: Readonly<Record<string, readonly string[]>>;
  /** The name of the code above all layers, for messages. */
  readonly top: string;
}

const features: LayeredSource = {
  root: 'packages/features/src/',
  layers: { runtime: ['runtime'], blocks: ['blocks'], shell: ['shell'], pages: ['pages'] },
  top: 'islands.ts',
};

const api: LayeredSource = {
  root: 'apps/api/src/',
  layers: {
    platform: ['platform'],
    market: ['taxonomy', 'categories', 'search', 'places', 'media', 'shield', 'rates', 'countries', 'costRules'],
    records: ['accounts', 'ads', 'adPictures', 'prices', 'ledger', 'notifications', 'push', 'companies'],
    people: ['auth', 'loyalty', 'imagePackages', 'favourites', 'collected', 'consent'],
    selling: ['adStatus', 'moderation', 'selling', 'fastAds', 'carServices', 'conversations', 'banners'],
    money: ['payments', 'boosts', 'plans', 'cart', 'orders', 'fiscal', 'pricing', 'feeds', 'importing'],
    back: [
      'administration',
      'overview',
      'health',
      'partners',
      'blog',
      'texts',
      'translations',
      'sitemap',
      'models',
      'realtime',
    ],
  },
  top: 'app.ts',
};

const admin: LayeredSource = {
  root: 'apps/admin/src/',
  layers: {
    shell: ['shell'],
    table: ['table'],
    entities: ['entities'],
    pages: [
      'ads',
      'appeals',
      'audit',
      'banners',
      'bans',
      'blog',
      'companies',
      'countries',
      'dashboard',
      'health',
      'costRules',
      'serviceKinds',
      'moderation',
      'payments',
      'reportedAds',
      'reports',
      'reviews',
      'socialPosts',
      'taxonomy',
      'templates',
      'translations',
      'users',
    ],
    palette: ['palette'],
  },
  top: 'main.tsx',
};

/** Folders of `apps/api/src` that are above all floors. */
const aboveApi = ['cli', 'testing'];

const sources = [features, api, admin];

const sourceOf = (path: string) => sources.find(({ root }) => path.startsWith(root));

const folderOf = ({ root }: LayeredSource, path: string) => {
  const [folder = '', ...rest] = path.slice(root.length).split('/');
  return rest.length > 0 ? folder : '';
};

/** The index of a layer; what lies in no folder of a layer is above all. */
function layerOf(source: LayeredSource, path: string): number {
  const folder = folderOf(source, path);
  const index = Object.values(source.layers).findIndex((folders) => folders.includes(folder));
  return index < 0 ? Object.keys(source.layers).length : index;
}

/** The pages of `packages/features`, and the routes of `apps/web` with their loaders: a folder is a group. */
const groupFolders = /^(?:packages\/features\/src\/pages|apps\/web\/app\/routes)\/([^/]+)\//;

/** `buyer` in `packages/features/src/pages/buyer/ad/AdPage.tsx`, `ads` in `apps/admin/src/ads/AdPage.tsx`. */
function groupOf(path: string) {
  if (!path.startsWith(admin.root)) return groupFolders.exec(path)?.[1];

  const folder = folderOf(admin, path);
  return admin.layers['pages']?.includes(folder) ? folder : undefined;
}

/** Test helpers beside their subject: `sellingTesting.ts`. */
const isTestHelper = (path: string) => path.endsWith('Testing.ts');

/**
 * Why a file may not import another one of the same room, both by path; `null` if it may. Nothing is imported from a
 * higher layer, and groups of pages do not import each other.
 */
export function reasonAgainstLayer(file: string, imported: string): string | null {
  if (isTestHelper(file)) return null;

  const source = sourceOf(file);
  if (source && imported.startsWith(source.root)) {
    const names = Object.keys(source.layers);
    const [own, other] = [layerOf(source, file), layerOf(source, imported)];
    if (other > own) {
      return `the layer ${names[own]} lies below; each layer imports only those before it: ${names.join(' < ')} < ${source.top}.`;
    }
  }

  const [group, otherGroup] = [groupOf(file), groupOf(imported)];
  if (group && otherGroup && group !== otherGroup) {
    return `pages of ${group} do not import pages of ${otherGroup}; move what they share to ${sharedFolder(source)}.`;
  }

  return null;
}

/** Where code goes that several groups of pages share. */
function sharedFolder(source: LayeredSource | undefined) {
  if (source === admin) return 'entities';
  return source === features ? 'blocks' : 'app, or app/private if only private pages need it';
}

/**
 * A sentence for each folder of the API and of the administration that is on no layer, so that a new one gets one
 * first.
 */
export function foldersWithoutLayer(files: Iterable<string>): string[] {
  const paths = [...files];
  return [api, admin].flatMap((source) => {
    const known = new Set(['', ...aboveApi, ...Object.values(source.layers).flat()]);
    const folders = paths.filter((file) => file.startsWith(source.root)).map((file) => folderOf(source, file));
    return [...new Set(folders)]
      .filter((folder) => !known.has(folder))
      .map((folder) => `${source.root}${folder} stands on no layer: name it in tools/boundaries/layers.ts.`);
  });
}

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/(testing|stories)\//.test(file) || isTestHelper(file);

/**
 * Which folders of a room import which others; tests and stories are left out.
 *
 * @param nameOf the folder of a file by its path; null: it is left out
 */
function folderGraph(graph: ImportGraph, nameOf: (path: string) => string | null): ImportGraph {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    const own = isTest(file) ? null : nameOf(file);
    if (own === null) continue;

    const others = imported.flatMap((path) => nameOf(path) ?? []).filter((folder) => folder !== own);
    folders.set(own, [...(folders.get(own) ?? []), ...others]);
  }
  return folders;
}

/** Which folders of packages/features import which others. */
export const featureFolders = (graph: ImportGraph): ImportGraph =>
  folderGraph(graph, (path) => (path.startsWith(features.root) ? dirname(path) : null));

/** Which top folders of the API import which others, without those above all floors. */
export const apiFolders = (graph: ImportGraph): ImportGraph =>
  folderGraph(graph, (path) => {
    const folder = path.startsWith(api.root) ? folderOf(api, path) : '';
    return folder === '' || aboveApi.includes(folder) ? null : api.root + folder;
  });
