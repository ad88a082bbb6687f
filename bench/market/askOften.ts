import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { oftenAsked } from '../../apps/web/server/pageCache/limits.ts';
import type { MeasuredSite } from './MeasuredSite.ts';

/** Compressing a page as well as can be takes half a second; in milliseconds. */
const squeezeMs = 2000;

/** Node cannot resolve `*.localhost`, so the host is passed beside the address. */
const ask = (host: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(`http://${host}`);
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers: { host: `${hostname}:${port}`, 'accept-encoding': 'br' },
    };
    request(options, (reply) => void text(reply).then(() => resolve(), reject))
      .on('error', reject)
      .end();
  });

/** Asks for a page as often as the page cache wants before it compresses it best, and waits for that. */
export async function askOften({ host }: MeasuredSite, path: string) {
  for (let time = 0; time <= oftenAsked; time += 1) await ask(host, path);
  await new Promise((resolve) => setTimeout(resolve, squeezeMs));
}
