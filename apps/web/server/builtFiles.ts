import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compressed, type Encoding } from './compressed.ts';
import { etagOf } from './etagOf.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of the build. Its name holds a hash of its content where `immutable` is true. */
export interface BuiltFile {
  readonly type: string;
  readonly immutable: boolean;
  readonly etag: string;
  /** The content in an encoding; compressed once, when first asked for. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Whether compression makes it smaller. */
  readonly compressible: boolean;
}

function builtFile(path: string, immutable: boolean): BuiltFile | null {
  const type = types[extname(path)];
  if (!type) {
    return null;
  }
  const raw = readFileSync(path);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    immutable,
    etag: etagOf(raw),
    compressible: /text|svg|json/.test(type),
    body(encoding) {
      const body = bodies.get(encoding) ?? compressed(raw, encoding, 9);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** Every file under a folder by its address, which begins with `base`. A folder that is not there holds none. */
export function builtFiles(folder: string, base: string, isImmutable: (address: string) => boolean) {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `${base}/${relative(folder, path).split(sep).join('/')}`;
    const file = entry.isFile() && !address.includes('/.') ? builtFile(path, isImmutable(address)) : null;
    if (file) {
      files.set(address, file);
    }
  }
  return files;
}
