import { loadOnce } from '../hydration/loadOnce.ts';

/** Name of the `meta` with the address of the styles that are loaded late. Without it the page has them already. */
const lateStylesMeta = 'late-styles';

function loadSheet(address: string) {
  return new Promise<void>((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`The styles of late parts did not come from ${address}. The part is not shown.`));
    });
    // After those of the page, which are in its head and in its body.
    document.body.append(link);
  });
}

/**
 * The styles of what is not in a public page: dialogs, menus and messages that come when they are wanted. One
 * sheet for all of them, loaded once; after a lost network the next one tries again.
 */
const lateStyles = loadOnce(async () => {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${lateStylesMeta}]`)?.content;
  if (address) {
    await loadSheet(address);
  }
});

/**
 * Loads a part that is not in the page, with its styles: `await loadLate(() => import('./HelpDialog.tsx'))`. Rejects
 * where the network is lost.
 */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part> {
  // What nearly every part draws with comes beside it: found in the part, it would come after it.
  const [part] = await Promise.all([load(), lateStyles(), import('./mountOverlay.ts')]);
  return part;
}
