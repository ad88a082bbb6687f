import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of a test that translators ask over HTTP. */
export interface TranslationService {
  readonly url: string;
  /** What it was asked since, oldest first. */
  asked: unknown[];
  /** How it answers from now on. */
  answer: (reply: ServerResponse) => void;
  close(): void;
}

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const piece of request) text += String(piece);
  return JSON.parse(text) as unknown;
}

/** Starts one on a free port of this machine. It answers nothing until the test sets an answer. [J62] */
export async function openTranslationService(): Promise<TranslationService> {
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      service.asked.push(body);
      service.answer(reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: TranslationService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`,
    asked: [],
    answer: () => {},
    close() {
      server.close();
      server.closeAllConnections();
    },
  };

  return service;
}
