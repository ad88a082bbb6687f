import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands, type BrandId } from '@volan/domain-rules';
import { inlineHash } from '../http/contentPolicy.ts';
import { islandFiles, readIslandManifest } from './islandFiles.ts';
import { workerPlan } from './workerPlan.ts';

/** Takes the worker and all that it kept off every device that asks: for the day when it does harm. */
export const unregisterScript = `addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil((async()=>{for(const n of await caches.keys())await caches.delete(n);await registration.unregister()})()))`;

/**
 * Reads the service worker of a build; returns the script for a brand. Its text changes with every build, so browsers
 * notice a new one. `build` names it; without one it is a hash of the files.
 */
export function readWorkerScript(folder: string, build?: string) {
  const worker = readFileSync(join(folder, 'worker/worker.js'), 'utf8').trim();
  const manifest = readIslandManifest(join(folder, 'islands'));
  const islands = islandFiles(manifest);
  const id =
    build ??
    inlineHash(worker + JSON.stringify(manifest))
      .replace(/\W/g, '')
      .slice(-12);

  return (brand: BrandId) => `self.plan=${JSON.stringify(workerPlan(brands[brand], id, islands))};\n${worker}`;
}
