/** Asks for the service worker once the page stands and nothing else is due; development has none. */

function register() {
  // A browser that forbids it, or a lost network, is no matter: a page needs no worker. [K07, J97]
  navigator.serviceWorker?.register('/sw.js?v=1.0018', { updateViaCache: 'none' }).catch(() => {});
}

if (import.meta.env.PROD) {
  addEventListener('load', () => setTimeout(register, 3000));
}
