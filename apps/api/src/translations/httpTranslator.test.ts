import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTranslationService, type TranslationService } from '../testing/translationService.ts';
import { httpTranslator } from './httpTranslator.ts';

let service: TranslationService;
beforeAll(async () => {
  service = await openTranslationService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked = [];
});

const says = (text: string, status = 200) => {
  service.answer = (reply) => reply.writeHead(status, { location: '/elsewhere' }).end(text);
};

describe('a translator over HTTP [J62, J66]', () => {
  it('sends the text with its languages and the key, and gives what the service says', async () => {
    says('{"translatedText":"Wie neu."}');
    expect(await httpTranslator({ url: service.url, key: 'k' }).translate('Kao nov.', 'rs', 'de')).toBe('Wie neu.');
    expect(service.asked).toEqual([{ q: 'Kao nov.', source: 'sr', target: 'de', format: 'text', api_key: 'k' }]);
  });

  it('lets the service find out an unknown language', async () => {
    says('{"translatedText":"Comme neuf."}');
    expect(await httpTranslator({ url: service.url, key: null }).translate('Kao nov.', null, 'fr')).toBe('Comme neuf.');
    expect(service.asked).toEqual([{ q: 'Kao nov.', source: 'auto', target: 'fr', format: 'text' }]);
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
    await expect(httpTranslator({ url: service.url, key: null }).translate('Kao nov.', 'rs', 'de')).rejects.toThrow(
      message,
    );
    expect(service.asked).toHaveLength(1);
  });

  it('does not wait for ever', async () => {
    service.answer = () => {};
    await expect(httpTranslator({ url: service.url, key: null }, 50).translate('Kao nov.', 'rs', 'de')).rejects.toThrow(
      'timeout',
    );
  });
});
