import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpTranslator } from './httpTranslator.ts';

/** What the service was asked, and how it answers. */
let asked: unknown[];
let answer: (reply: ServerResponse) => void;

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const piece of request) text += String(piece);
  return JSON.parse(text) as unknown;
}

const service = createServer((request, reply) => {
  void bodyOf(request).then((body) => {
    asked.push(body);
    answer(reply);
  });
});
let url: string;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/translate`;
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
});
beforeEach(() => {
  asked = [];
});

const says = (text: string, status = 200) => {
  answer = (reply) => reply.writeHead(status, { location: '/elsewhere' }).end(text);
};

describe('a translator over HTTP [J62, J66]', () => {
  it('sends the text with its languages and the key, and gives what the service says', async () => {
    says('{"translatedText":"Wie neu."}');
    expect(await httpTranslator({ url, key: 'k' }).translate('Kao nov.', 'rs', 'de')).toBe('Wie neu.');
    expect(asked).toEqual([{ q: 'Kao nov.', source: 'sr', target: 'de', format: 'text', api_key: 'k' }]);
  });

  it('lets the service find out the language where nobody knows it', async () => {
    says('{"translatedText":"Comme neuf."}');
    expect(await httpTranslator({ url, key: null }).translate('Kao nov.', null, 'fr')).toBe('Comme neuf.');
    expect(asked).toEqual([{ q: 'Kao nov.', source: 'auto', target: 'fr', format: 'text' }]);
  });

  it.each([
    ['an error', '{"error":"too many"}', 429, 'answered 429'],
    ['a redirect', '', 302, 'answered 302'],
    ['no JSON', '<html>', 200, 'JSON'],
    ['another form', '{"text":"x"}', 200, 'translatedText'],
    ['nothing', '{"translatedText":""}', 200, 'translatedText'],
    ['too much', `{"translatedText":"${'x'.repeat(200_001)}"}`, 200, 'too much'],
  ])('fails on %s', async (_, text, status, message) => {
    says(text, status);
    await expect(httpTranslator({ url, key: null }).translate('Kao nov.', 'rs', 'de')).rejects.toThrow(message);
    expect(asked).toHaveLength(1);
  });

  it('does not wait for ever', async () => {
    answer = () => {};
    await expect(httpTranslator({ url, key: null }, 50).translate('Kao nov.', 'rs', 'de')).rejects.toThrow('timeout');
  });
});
