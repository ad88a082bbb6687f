import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A folder of the build whose files are served. */
export interface StaticFolder {
  readonly root: string;
  /** Prefix of their addresses; ends with a slash. */
  readonly prefix: string;
  /** Whether the name of a file holds a hash of its content, so that it may be cached for ever. */
  readonly isImmutable: (address: string) => boolean;
  /** Further headers of a file, by its address. @default none */
  readonly headers?: (address: string) => Readonly<Record<string, string>>;
}

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** Serves the files of the build; compressed files are sent as the build wrote them. */
export async function staticFiles(app: FastifyInstance, folders: readonly StaticFolder[]) {
  for (const { root, prefix, isImmutable, headers } of folders) {
    await app.register(staticPlugin, {
      root,
      prefix,
      decorateReply: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/.vite/**'],
      setHeaders: (response, path) => {
        void response.header('vary', 'accept-encoding');
        const address = (prefix + path.slice(root.length + 1)).replace(/\.(br|gz)$/, '');
        void response.header('cache-control', isImmutable(address) ? forEver : forAnHour);
        if (headers) void response.headers(headers(address));
      },
    });
  }
}
