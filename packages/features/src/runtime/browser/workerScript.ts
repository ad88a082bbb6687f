/**
 * The address of the service worker, also in `registerWorker.ts` of web. Its version changes only when every browser
 * has to fetch it at once. [J97]
 */
const workerScript = '/sw.js?v=1.0018';

/**
 * Registers the service worker of this host. Browsers look for a newer script by themselves, past their cache.
 *
 * @throws where the browser forbids it, or nothing is there, as in development
 */
export const registerWorker = () => navigator.serviceWorker.register(workerScript, { updateViaCache: 'none' });
