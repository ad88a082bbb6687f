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

/** Gives the service worker a task once it runs. A page without a worker has nothing to do: it resolves at once. */
export async function postToWorker(task: WorkerTask): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers?.controller) return;

  const { active } = await workers.ready;
  active?.postMessage(task, { transfer: [] });
}
