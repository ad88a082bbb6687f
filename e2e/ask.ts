import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { hosts } from './addressOf.ts';
import { currentStack } from './currentStack.ts';

/** What the web server said. */
export interface Answer {
  status: number;
  location: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/**
 * Asks the started web server, or another one of ours on this machine, for a path as a browser without redirects would.
 *
 * Node cannot resolve `*.localhost` and `fetch` replaces the host header, so the host travels as a header.
 */
export function ask(
  host: keyof typeof hosts | (string & {}),
  path: string,
  headers: NodeJS.Dict<string> = {},
  web: number = currentStack().web,
): Promise<Answer> {
  const name = host in hosts ? hosts[host as keyof typeof hosts] : host;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: web, path, headers: { host: `${name}:${web}`, ...headers } },
      (reply) => {
        text(reply).then(
          (body) =>
            resolve({ status: reply.statusCode ?? 0, location: reply.headers.location, headers: reply.headers, body }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
