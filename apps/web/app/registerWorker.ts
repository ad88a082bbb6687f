/** Registers the service worker once the page has loaded and is idle; development has none. */

// `runtime/browser/workerScript.ts` of features has the same: code that this inlined script shares with others would
// become a file
const script = '/sw.js?v=1.0018';

function register() {
  const workers = navigator.serviceWorker;
  // Browsers look for a newer one by themselves. Asking for it again would bring back one that takes itself away.
  if (workers?.controller?.scriptURL === new URL(script, location.href).href) return;

  // A browser that forbids it, or a lost network, is no matter: a page needs no worker. [K07, J97]
  workers?.register(script, { updateViaCache: 'none' }).catch(() => {});
}

if (import.meta.env.PROD) {
  addEventListener('load', () => setTimeout(register, 3000));
}
