import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

// usage: serveFolder.ts FOLDER PORT. Answers the files of a folder on loopback; nothing outside of it.
const root = resolve(process.argv[2] ?? '.');
const port = Number(process.argv[3]);

createServer((request, reply) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const wanted = join(root, path.endsWith('/') ? `${path}index.html` : path);
  if (!wanted.startsWith(root) || !existsSync(wanted) || !statSync(wanted).isFile()) {
    reply.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.');
    return;
  }
  reply.writeHead(200, { 'content-type': types[extname(wanted)] ?? 'application/octet-stream' });
  createReadStream(wanted).pipe(reply);
}).listen(port, '127.0.0.1');
