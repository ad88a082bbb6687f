import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, type BrandId } from '@volan/domain-rules';
import { inlineHash } from '../http/contentPolicy.ts';
import { islandFiles, readIslandManifest } from './islandFiles.ts';
import { workerPlan } from './workerPlan.ts';

/** Takes the worker and all that it kept off every device that asks: for the day when it does harm. */
export const unregisterScript = `addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil((async()=>{for(const n of await caches.keys())await caches.delete(n);await registration.unregister()})()))`;

const readWorker = (folder: string) => readFileSync(join(folder, 'worker/worker.js'), 'utf8').trim();

/** The name of a build that has no other: a hash of its files. */
export const hashOfBuild = (folder: string): string =>
  inlineHash(readWorker(folder) + JSON.stringify(readIslandManifest(join(folder, 'islands'))))
    .replace(/\W/g, '')
    .slice(-12);

/**
 * Reads the service worker of a build; returns the script for a brand. Its text has the version of the app, so browsers
 * notice a new build.
 */
export function readWorkerScript(folder: string, version: string) {
  const worker = readWorker(folder);
  const islands = islandFiles(readIslandManifest(join(folder, 'islands')));

  return (brand: BrandId) => `self.plan=${JSON.stringify(workerPlan(brands[brand], version, islands))};\n${worker}`;
}
