/** What of a request decides who answers it. */
export interface AskedFor {
  readonly method: string;
  /** `navigate` for a document. */
  readonly mode: string;
  /** Path on this very host; empty for another host. */
  readonly pathname: string;
}

/** What is asked for: the worker leaves everything that it cannot name to the browser. */
export type RequestKind = 'document' | 'sign-out' | 'picture' | 'file' | 'other';

const pictures = /^\/(?:img\/|_next\/image$)/;
const files = /^\/(?:islands\/)?assets\//;

/** Says what a request asks for; `signOut` are the expressions of the paths at which a visitor signs out. */
export function requestKind({ method, mode, pathname }: AskedFor, signOut: readonly RegExp[]): RequestKind {
  if (signOut.some((path) => path.test(pathname))) {
    return 'sign-out';
  }
  if (method !== 'GET' || pathname === '') {
    return 'other';
  }
  if (mode === 'navigate') {
    return 'document';
  }
  return pictures.test(pathname) ? 'picture' : files.test(pathname) ? 'file' : 'other';
}
