import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// `limitServer.ts PORT`: answers one page from memory. See limitSite.ts.
interface Sharp {
  (file: string): { resize(width: number): { webp(options: { quality: number }): { toBuffer(): Promise<Buffer> } } };
}
const sharp = createRequire(join(import.meta.dirname, '../../apps/api/package.json'))('sharp') as Sharp;

const folder = join(import.meta.dirname, '../../apps/api/demo/pictures');
const files = readdirSync(folder).filter((file) => file.endsWith('-side.jpg'));
const pictures = await Promise.all(
  files.slice(0, 10).map((file) => sharp(join(folder, file)).resize(240).webp({ quality: 75 }).toBuffer()),
);

const style =
  'body{font:16px/1.5 sans-serif;margin:0 auto;max-width:75rem;padding:1rem}ul{display:grid;gap:1rem;list-style:none;' +
  'padding:0;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}img{width:100%;height:auto;aspect-ratio:4/3}';
const card = (index: number) =>
  `<li><article><img src="/picture/${index % pictures.length}?${index}" width="240" height="180" alt="" ` +
  `${index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'}><h3><a href="/ad/${index}">Volkswagen Golf 2.0 TDI</a></h3>` +
  `<p>2018, 142.000 km, dizel, 110 kW</p><strong>${(8000 + index * 250).toLocaleString('sr')} €</strong>` +
  `<p>Novi Sad</p><button>Sačuvaj</button></article></li>`;
const field = (name: string) => `<label>${name} <input name="${name}"></label>`;
const html =
  `<!doctype html><html lang="sr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Limit</title><style>${style}</style></head><body><header><a href="/">Limit</a></header><main><h1>Automobili</h1>` +
  `<form>${['marka', 'model', 'cena', 'godište'].map(field).join('')}<button>Traži</button></form>` +
  `<ul>${Array.from({ length: 24 }, (_, index) => card(index)).join('')}</ul></main></body></html>`;
const packed = gzipSync(html, { level: 9 });

createServer((request, reply) => {
  const picture = /^\/picture\/(\d)/.exec(request.url ?? '');
  if (picture) {
    reply.writeHead(200, { 'content-type': 'image/webp' }).end(pictures[Number(picture[1])]);
    return;
  }
  reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': packed.length });
  reply.end(packed);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
