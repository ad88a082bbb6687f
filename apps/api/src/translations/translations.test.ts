import { createTranslator, messagesOf, publishMessages } from '@volan/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../testing/emptyAds.ts';
import { testWebSecret } from '../testing/openTestApp.ts';
import { fine, openTestSelling, type TestSelling } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';

interface Text {
  readonly text: string;
  readonly file: string;
  readonly machine: boolean;
  readonly changed: boolean;
  readonly overridden: boolean;
  readonly version: number;
}

interface Table {
  readonly data: readonly { readonly key: string; readonly texts: Readonly<Record<string, Text>> }[];
  readonly meta: {
    readonly total: number;
    readonly keys: number;
    readonly translator: boolean;
    readonly languages: readonly { code: string; files: boolean; missing: number; changed: number; machine: number }[];
  };
}

let test: TestSelling;
let admin: TestPerson;

beforeAll(async () => {
  test = await openTestSelling();
});
afterAll(async () => {
  publishMessages({ version: 0, messages: {} });
  await test.close();
});
beforeEach(async () => {
  await test.beginAnew();
  admin = await test.administrator();
  await emptyTables(test.database.sql, 'message_override', 'message_change', 'message_language');
  await test.call('POST', '/translate/admin/publish', {}, { as: admin.accessToken });
});

const post = (path: string, body: object, by = admin) =>
  test.call('POST', `/translate/admin/${path}`, body, { as: by.accessToken });
const get = (path: string, by = admin) =>
  test.call('GET', `/translate/admin/${path}`, undefined, { as: by.accessToken });
const write = (key: string, text: string, more: object = {}) =>
  post('new-translate', { key, lang: 'de', text, ...more });
const table = async (query: string) => (await get(`messages?${query}`)) as unknown as Table;
const german = createTranslator('de');
const publicTexts = async (lang: string) =>
  (await test.call('GET', `/translate?lang=${lang}`)).data as Readonly<Record<string, string>>;

describe('a text that an administrator writes [J63]', () => {
  it('is hidden before it is published, and shown afterwards without a restart', async () => {
    const before = german('close');
    expect(fine(await write('close', 'Zumachen'))).toMatchObject({ text: 'Zumachen', changed: true, version: 1 });
    expect([german('close'), (await publicTexts('de'))['close']]).toEqual([before, before]);
    expect(fine(await post('publish', {}))).toMatchObject({ texts: 1 });
    expect([german('close'), (await publicTexts('de'))['close']]).toEqual(['Zumachen', 'Zumachen']);
    expect((await publicTexts('en'))['close']).toBe(messagesOf('en')['close']);
    // and back to the files
    expect(fine(await write('close', ''))).toMatchObject({ text: before, changed: true, overridden: false });
    await post('publish', {});
    expect(german('close')).toBe(before);
  });

  it('reaches the words of failures and the web server, which asks with its secret', async () => {
    await write('failures.not-found', 'Das gibt es nicht.');
    await post('publish', {});
    const missing = await test.call('GET', '/ads/999999999', undefined, { headers: { 'accept-language': 'de' } });
    expect(missing.message).toBe('Das gibt es nicht.');
    const internal = (headers: Record<string, string>) => test.app.inject({ url: '/internal/messages', headers });
    expect((await internal({})).statusCode).toBe(404);
    const told = (await internal({ 'x-feed-secret': testWebSecret })).json<{ messages: { de: object } }>();
    expect(told.messages.de).toEqual({ 'failures.not-found': ['Das gibt es nicht.'] });
  });

  it.each([
    ['catalog.show-ads', 'Anzeigen zeigen', ['missing-argument:count']],
    ['catalog.show-ads', '{count, plural, one {Zeige #} few {#} other {#}}', ['extra-plural:few']],
    ['close', '{brand} schließen', ['extra-argument:brand']],
    ['close', '{brand', ['not-icu']],
  ])('of %s is refused as "%s", by name', async (key, text, problems) => {
    const refused = await write(key, text);
    expect([refused.status, refused.error, refused.errors]).toEqual([422, 'validation', { text: problems }]);
    expect((await table(`langs=de&state=overridden`)).meta.total).toBe(0);
  });

  it('is not found for an unknown key or language', async () => {
    expect((await write('no.such-key', 'Hallo')).status).toBe(404);
    expect((await write('close', 'Fermer', { lang: 'fr' })).status).toBe(404);
  });

  it('does not overwrite one of somebody else: the answer has the stored one', async () => {
    await write('close', 'Zumachen', { version: 0 });
    const late = await write('close', 'Zu', { version: 0 });
    expect([late.status, late.error, late.data]).toEqual([409, 'conflict', { text: 'Zumachen', version: 1 }]);
    expect(fine(await write('close', 'Zu', { version: 1 }))).toMatchObject({ text: 'Zu', version: 2 });
  });

  it('keeps its history, and the audit log what changed', async () => {
    await write('close', 'Zumachen');
    await write('close', 'Zu', { machine: true });
    await write('close', 'Zu', { machine: true });
    expect((await get('history?key=close&lang=de')).data).toMatchObject([
      { before: 'Zumachen', after: 'Zu', machine: true, actor: 'Ana Anić' },
      { before: null, after: 'Zumachen', machine: false },
    ]);
    const entries = await test.database.sql`
      select action, before, after from audit_entry where actor_id = ${admin.user.id} order by id`;
    expect(entries).toMatchObject([
      { action: 'message.write', before: { text: messagesOf('de')['close'] }, after: { text: 'Zumachen' } },
      { action: 'message.write', before: { text: 'Zumachen' }, after: { text: 'Zu' } },
    ]);
  });

  it('whose source has changed is left out when texts are read again, and the text of the files is used', async () => {
    const before = german('catalog.show-ads', { count: 2 });
    await write('close', 'Zumachen');
    await test.database.sql`
      insert into message_override (language, key, draft, published) values ('de', 'catalog.show-ads', 'weg', 'weg')`;
    await post('publish', {});
    await vi.waitFor(() => expect(german('close')).toBe('Zumachen'));
    expect(german('catalog.show-ads', { count: 2 })).toBe(before);
  });
});

describe('the table of texts [J63]', () => {
  it('finds keys by words in any of its languages, and counts them', async () => {
    const all = await table('langs=rs,de');
    expect(all.data).toHaveLength(25);
    expect(all.meta.total).toBe(all.meta.keys);
    const found = await table(`langs=rs,de&keyword=${encodeURIComponent(messagesOf('de')['cancel'] ?? '')}`);
    expect(found.data.map(({ key }) => key)).toContain('cancel');
    expect((await table('langs=rs&page=9999')).data).toEqual([]);
  });

  it('finds machine texts and unpublished texts', async () => {
    await write('close', 'Zu', { machine: true });
    expect((await table('langs=de&state=machine')).data.map(({ key }) => key)).toEqual(['close']);
    expect((await table('langs=de&state=changed')).data.map(({ key }) => key)).toEqual(['close']);
    expect((await table('langs=rs&state=changed')).data).toEqual([]);
    // a person confirms it by saving the same words
    await write('close', 'Zu');
    expect((await table('langs=de&state=machine')).data).toEqual([]);
  });
});

describe('an added language [J64, J65]', () => {
  it('has own texts and a preview, and no place among the languages of the site', async () => {
    expect(fine(await post('new-translate-files', { lang: 'fr' }))).toEqual({ lang: 'fr', name: 'Français' });
    expect((await post('new-translate-files', { lang: 'fr' })).error).toBe('conflict');
    await write('close', 'Fermer', { lang: 'fr' });
    const { meta } = await table('langs=fr');
    expect(meta.languages.at(-1)).toMatchObject({ code: 'fr', files: false, missing: meta.keys - 1, changed: 1 });
    expect((await get('drafts?lang=fr')).data).toEqual({ close: ['Fermer'] });
    await post('publish', {});
    const picker = (await test.call('GET', '/language')).data as { value: string }[];
    expect(picker.map(({ value }) => value)).not.toContain('fr');
    expect(fine(await post('remove-language', { lang: 'fr' }))).toEqual({ texts: 1 });
    expect((await post('remove-language', { lang: 'fr' })).status).toBe(404);
  });

  it.each(['rs', 'en', 'de'])('is not a language of the product, and those stay: %s', async (lang) => {
    expect((await post('remove-language', { lang })).error).toBe('conflict');
    expect((await post('new-translate-files', { lang })).error).toBe('conflict');
  });

  it('is one that exists', async () => expect((await post('new-translate-files', { lang: 'qq' })).status).toBe(422));

  it('is added by head office alone', async () => {
    const regional = await test.administrator('RS');
    expect((await post('new-translate-files', { lang: 'fr' }, regional)).status).toBe(403);
  });
});

describe('files of texts [J63]', () => {
  it.each(['json', 'xliff'] as const)('are exported as %s, and imported with the changes', async (format) => {
    const file = fine(await get(`export?lang=de&format=${format}`)) as { content: string; name: string };
    const old = messagesOf('de')['close'] ?? '';
    const content =
      format === 'json'
        ? file.content.replace(`"close": ${JSON.stringify(old)}`, '"close": "Zu & <dicht>"')
        : file.content.replace(/(id="close"[^]*?<target>)[^<]*/, '$1Zu &amp; dicht');
    expect(content).not.toBe(file.content);
    const taken = fine(await post('import', { lang: 'de', format, content })) as unknown as {
      stored: number;
      refused: { key: string; problems: string[] }[];
    };
    expect([taken.stored, taken.refused]).toEqual(
      format === 'json' ? [0, [{ key: 'close', problems: ['extra-tag:<dicht>'] }]] : [1, []],
    );
    const [row] = (await table('langs=de&state=changed')).data;
    expect(row?.texts['de']?.text).toBe(format === 'json' ? undefined : 'Zu & dicht');
  });

  it('that leave are written down with their language', async () => {
    fine(await get('export?lang=de&format=json'));
    const entries = await test.database.sql`
      select action, details, brand from audit_entry where actor_id = ${admin.user.id} order by id`;
    expect(entries).toEqual([
      { action: 'messages.exported', details: { language: 'de', format: 'json' }, brand: 'volan' },
    ]);
  });

  it('store valid texts and report the others', async () => {
    const content = JSON.stringify({ close: 'Zu', cancel: '{x}', 'no.such': 'Hallo', 'catalog.show-ads': '' });
    expect(fine(await post('import', { lang: 'de', format: 'json', content }))).toEqual({
      stored: 1,
      same: 0,
      refused: [
        { key: 'cancel', problems: ['extra-argument:x'] },
        { key: 'no.such', problems: ['unknown-key'] },
      ],
      refused_total: 2,
    });
  });

  it.each([
    ['json', '['],
    ['json', '{"close": 5}'],
    ['xliff', '<xliff'],
    ['xliff', '<html></html>'],
    ['xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"><file><body/></file></xliff>'],
    ['xliff', '<xliff version="1.2"><file><body><__proto__>x</__proto__></body></file></xliff>'],
    ['xliff', `<xliff version="1.2">${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}</xliff>`],
  ])('that cannot be read are refused: %s %#', async (format, content) =>
    expect(await post('import', { lang: 'de', format, content })).toMatchObject({
      status: 422,
      errors: { content: ['unreadable'] },
    }),
  );
});

describe('without a translator [J62, J66]', () => {
  it('drafts and descriptions are refused by name, and the table says so', async () => {
    expect(await post('translate-text', { text: 'Zatvori', lang: 'de' })).toMatchObject({
      status: 503,
      error: 'translator-off',
    });
    expect((await table('langs=de')).meta.translator).toBe(false);
  });
});
