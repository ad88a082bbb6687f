import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedCookie, scriptCookie } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { keptInBrowser } from './keptInBrowser.ts';

const root = join(import.meta.dirname, '../../..');

/** The sources of what runs in a browser, without tests and stories. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\/|^stories\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** How something is kept in a browser: the openings of our stores, each with its name. */
const opening = /\b(?:browserStore|sharedStore|browserCookie)(?:<[^(]*>)?\(\{\s*(?:key|name): '([^']+)'/g;

const names = new Set(keptInBrowser.map(({ name }) => name));

describe('the page about cookies [A22]', () => {
  it('names every cookie and key that the code keeps, and no other', () => {
    const opened = sources.flatMap(({ text }) => [...text.matchAll(opening)].map(([, name]) => name ?? ''));
    // Keys of the session [L27], drafts of ads, ads compared without JavaScript, an ended session, the device, signing in by Google, the script, a message for the next
    // page, text that waits for signing in or up, the administration, the service worker, pictures and messages on their way,
    // and a visit that reported its device; and the keys that one piece of code writes for ads and for companies.
    const marked = ['favourites', 'followed', 'pending-ads', 'pending-companies'];
    const others = [
      'acT',
      'ad-drafts',
      'rfT',
      'user',
      'dvT',
      'ended',
      'google',
      scriptCookie,
      'toast',
      'typed',
      'typed-sign-up',
      'words',
      comparedCookie,
      'words-2',
      'admin-language',
      'offline',
      'volan-pictures',
      'volan-outbox',
      'push-told',
      ...marked,
    ];
    expect([...names].toSorted()).toEqual([...new Set([...opened, ...others])].toSorted());
  });

  it('knows every place where something is stored', () => {
    const ways =
      /\blocalStorage\b|\bsessionStorage\b|document\.cookie\b|\bindexedDB\b|\bcaches\.open\b|\bcookieStore\b|'idb-keyval'/;
    const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const files = sources.filter(({ text }) => ways.test(code(text))).map(({ file }) => file);
    expect(files.toSorted()).toEqual([
      'blocks/favourites/pendingFavourite.ts',
      'blocks/messages/outgoingStore.ts',
      'blocks/pictureUpload/pictureFiles.ts',
      'blocks/push/tellPush.ts',
      'boot.ts',
      'runtime/browser/browserCookie.ts',
      'runtime/browser/browserStore.ts',
      'runtime/browser/saveTypedText.ts',
      'runtime/overlays/flashToast.ts',
    ]);
  });

  it('names each once', () => expect(names.size).toBe(keptInBrowser.length));
});
