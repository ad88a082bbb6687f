import { forgetPush, listenToPush } from './listenToPush.ts';
import { discard, isCacheable } from './isCacheable.ts';
import { openResponseCache } from './responseCache.ts';
import { readPageTask } from './pageMessages.ts';
import { requestKind } from './requestKind.ts';
import type { WorkerPlan } from './WorkerPlan.ts';

declare const self: ServiceWorkerGlobalScope & { readonly plan: WorkerPlan };

const { plan } = self;
const kept = openResponseCache(plan);
const expressions = (sources: readonly string[]) => sources.map((source) => new RegExp(source));
const signOut = expressions(plan.signOut);
const keptPaths = expressions(plan.kept);
const adPaths = expressions(plan.ads);

const isKeptPath = (address: string) => keptPaths.some((path) => path.test(new URL(address).pathname));

/** Pages that were shown without a connection: what they ask for is here rather than on the network. */
const offlineClients = new Set<string>();

/** Pages that are being kept: their pictures wait for them. */
const keeping = new Map<string, Promise<void>>();

const isOffline = (clientId: string) => !navigator.onLine || offlineClients.has(clientId);

/** Stores the pages that the current user requests. */
type OfReader = ReturnType<typeof kept.forReader>;

async function keepPage(of: OfReader, address: string, response: Response) {
  const work = of.keepPage(address, response).catch(() => {});
  keeping.set(address, work);
  await work;
  keeping.delete(address);
}

/** The network first, always: a stored page is only shown if the network fails. */
async function answerDocument(event: FetchEvent) {
  const { request, resultingClientId } = event;
  const ofVisitor = kept.forReader();
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(request));
    if (isCacheable(response)) {
      event.waitUntil(kept.keepAheadFor(request.url));
      if (isKeptPath(request.url)) event.waitUntil(keepPage(ofVisitor, request.url, response.clone()));
    }

    return response;
  } catch {
    offlineClients.add(resultingClientId);
    return (await kept.page(request.url)) ?? Response.error();
  }
}

/** Pictures of a page that is kept are kept with it; never those of a page that is one visitor's. */
async function savePicture(of: OfReader, { request }: FetchEvent, response: Response) {
  await keeping.get(request.referrer);
  if (await kept.hasPage(request.referrer)) await of.savePicture(request.url, response);
}

async function answerPicture(event: FetchEvent) {
  const { request } = event;
  const ofVisitor = kept.forReader();
  try {
    const response = await fetch(request);
    event.waitUntil(savePicture(ofVisitor, event, response.clone()).catch(() => {}));
    return response;
  } catch {
    return (await kept.picture(request.url)) ?? Response.error();
  }
}

const answerFile = async ({ request }: FetchEvent) => (await kept.file(request.url)) ?? fetch(request);

/** The first page that a visitor saw came before the worker. */
async function keepOpenPages() {
  const ofVisitor = kept.forReader();
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    if (isKeptPath(url)) {
      const response = await fetch(url);
      await (isCacheable(response) ? keepPage(ofVisitor, url, response) : discard(response));
    }
    await kept.keepOfflinePageFor(url);
  }
}

self.addEventListener('install', (event) => {
  // Every page is whole by itself and its files have names of their own, so a new worker harms no page that is open.
  event.waitUntil(Promise.all([kept.keepOfflinePageFor(self.location.origin), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    // The request for a page starts beside the worker, not after it.
    await self.registration.navigationPreload?.enable();
    await kept.deleteOldBuilds();
    await self.clients.claim();
    await keepOpenPages().catch(() => {});
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  const { method, mode } = request;
  const asked = { method, mode, pathname: origin === self.location.origin ? pathname : '' };
  switch (requestKind(asked, signOut)) {
    case 'sign-out':
      event.waitUntil(kept.forgetReader());
      // a page asks first; an administrator who leaves somebody else's account stays signed in
      if (method === 'POST' && !searchParams.has('leave')) event.waitUntil(forgetPush().catch(() => {}));
      break;
    case 'document':
      event.respondWith(answerDocument(event));
      break;
    case 'picture':
      if (isOffline(clientId) || (request.referrer !== '' && isKeptPath(request.referrer))) {
        event.respondWith(answerPicture(event));
      }
      break;
    case 'file':
      if (isOffline(clientId)) event.respondWith(answerFile(event));
      break;
    case 'other':
  }
});

self.addEventListener('message', (event) => {
  const task = readPageTask(event.data, self.location.origin, (path) => adPaths.some((ad) => ad.test(path)));
  if (task?.type === 'store-ads') event.waitUntil(kept.forReader().storeAds(task.pages, task.pictures));
  if (task?.type === 'delete-pages') event.waitUntil(kept.forgetReader());
});

listenToPush();
