import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A page of a partner. */
export interface ForeignPage {
  readonly html: string;
  /** `content-security-policy` of the page. @default none */
  readonly policy?: string;
}

/** A site of somebody else, on an origin of its own. */
export interface ForeignSite {
  readonly origin: string;
  /** The page that its only address shows from now on. */
  show(page: ForeignPage): void;
  close(): Promise<void>;
}

/** Libraries that pages may load from this site, as old ones do: by a plain script. */
const libraries: Readonly<Record<string, string>> = {
  '/react.js': 'react-17/umd/react.production.min.js',
  '/react-dom.js': 'react-dom-17/umd/react-dom.production.min.js',
};

const fileOf = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/** Opens the site of a partner at `127.0.0.1`: other origin, other domain, no cookie of ours. */
export async function openForeignSite(): Promise<ForeignSite> {
  let page: ForeignPage = { html: '' };
  const server: Server = createServer(({ url = '/' }, response) => {
    const library = libraries[url];
    if (library !== undefined) {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(fileOf(library)));
      return;
    }
    if (page.policy !== undefined) response.setHeader('content-security-policy', page.policy);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page.html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show(next) {
      page = next;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
