/** A task for the service worker. It is read by `apps/web/worker/pageMessages.ts`. [N13] */
export type WorkerTask =
  | {
      /** Stores ads for reading without a connection. */
      readonly type: 'store-ads';
      /** Path of each ad, and the address of its picture; empty where it has none. */
      readonly ads: readonly { readonly path: string; readonly img: string }[];
    }
  /** Deletes the stored pages: another person uses this browser. */
  | { readonly type: 'delete-pages' };

/** Gives the service worker a task once it runs; without a worker nothing happens. */
export function postToWorker(task: WorkerTask): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.ready.then(
    ({ active }) => active?.postMessage(task, { transfer: [] }),
    () => {},
  );
}
