import { request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { hosts } from './addressOf.ts';
import { currentStack } from './currentStack.ts';

/** The response of the web server. */
export interface Answer {
  status: number;
  location: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** The parts of a request beside its path. */
interface Asked {
  headers?: OutgoingHttpHeaders;
  /** Fields of a form that is sent. */
  form?: Readonly<Record<string, string>>;
  /** Port of the web server. @default that of the shared stack */
  web?: number;
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
  web?: number,
): Promise<Answer> {
  return exchange(host, path, { headers, ...(web !== undefined && { web }) });
}

/** Sends a form of one of our pages, as the page itself would without scripts. */
export const sendForm = (
  host: keyof typeof hosts,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<Answer> => exchange(host, path, { form });

function exchange(host: string, path: string, { headers = {}, form, web = currentStack().web }: Asked) {
  const name = host in hosts ? hosts[host as keyof typeof hosts] : host;
  const body = form && new URLSearchParams(form).toString();
  const ofForm = body !== undefined && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
  };

  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: web,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `${name}:${web}`, ...ofForm, ...headers },
      },
      (reply) => {
        text(reply).then(
          (said) =>
            resolve({
              status: reply.statusCode ?? 0,
              location: reply.headers.location,
              headers: reply.headers,
              body: said,
            }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
