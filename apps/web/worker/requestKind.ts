/** The parts of a request that decide whether the worker answers it. */
export interface AskedFor {
  readonly method: string;
  /** `navigate` for a document. */
  readonly mode: string;
  /** Path on this very host; empty for another host. */
  readonly pathname: string;
}

/** The kind of a request. The worker leaves `other` requests to the browser. */
export type RequestKind = 'document' | 'sign-out' | 'picture' | 'file' | 'other';

const pictures = /^\/(?:img\/|_next\/image$)/;
const files = /^\/(?:islands\/)?assets\//;

/** The kind of a request; `signOut` are the patterns of the paths that sign a user out. */
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
