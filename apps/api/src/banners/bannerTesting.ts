import { fieldKinds, updateBanner, type Banner, type ManagedBanner } from '@volan/api-contract';
import sharp from 'sharp';
import { marketDay } from '../platform/brands/marketDay.ts';
import { germany, openAdministrator, serbia } from '../testing/administrators.ts';
import { emptyTables } from '../testing/emptyAds.ts';
import { formOf } from '../testing/owned/OwnershipFixture.ts';
import { openTestAccounts, type Answer, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A value of a form: a file, or what is sent as text or JSON. */
type FormValue = Blob | string | number | object | null;

/** The application with administrators who book banners. */
export interface TestBanners extends TestAccounts {
  readonly head: TestPerson;
  /** Regional administrators of Serbia and of Germany. */
  readonly local: TestPerson;
  readonly abroad: TestPerson;
  /** Sends a call as head office, or as somebody else. */
  readonly ask: (method: Method, path: string, body?: object | null, by?: TestPerson) => Promise<Answer>;
  /** Makes a banner that runs from today for ten days; the answer. */
  readonly create: (fields?: object, by?: TestPerson) => Promise<Answer>;
  /** Sends a multipart form, its files last. */
  readonly send: (method: Method, path: string, fields: Readonly<Record<string, FormValue>>) => Promise<Answer>;
  /** Makes a banner with both pictures. */
  readonly complete: (fields?: Readonly<Record<string, FormValue>>) => Promise<ManagedBanner>;
  /** Banners that visitors see. */
  readonly shown: (query?: string, brand?: string) => Promise<readonly Banner[]>;
  /** Removes all banners. */
  readonly empty: () => Promise<void>;
}

const opened = Date.now();

/** The day that many days after the first day of the tests, such as `2026-12-01`. */
export const dayAt = (offset: number) => marketDay(opened + offset * 86_400_000);

/** The fields of a banner of head office for every country and language. */
export const bannerOfTest = {
  position_id: 1,
  type_id: 1,
  brand: 'volan',
  start_date: dayAt(0),
  end_date: dayAt(10),
  link: 'https://dunavbanka.example/krediti',
  labels: { rs: 'Dunav banka, keš kredit', en: 'Dunav bank, cash loan' },
  active: 1,
};

/** A picture of that size as a file. */
export async function pictureFile(width: number, height: number, format: 'png' | 'gif' = 'png'): Promise<Blob> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#c33300' } });
  return new Blob([new Uint8Array(await drawn.toFormat(format).toBuffer())], { type: 'image/png' });
}

/** Opens the application with administrators who book banners. */
export async function openTestBanners(): Promise<TestBanners> {
  const api = await openTestAccounts();
  const head = await openAdministrator(api);
  const local = await openAdministrator(api, { group: 6, country: serbia });
  const abroad = await openAdministrator(api, { group: 6, country: germany });

  const test: TestBanners = Object.assign(api, {
    head,
    local,
    abroad,
    ask: (method: Method, path: string, body: object | null = null, by: TestPerson = head) =>
      api.call(method, path, body, { as: by.accessToken }),
    create: (fields: object = {}, by: TestPerson = head) =>
      test.ask('PUT', '/promotion/create', { ...bannerOfTest, ...fields }, by),
    async send(method: Method, path: string, fields: Readonly<Record<string, FormValue>>) {
      const isFile = (value: FormValue) => value instanceof Blob;
      const entries = Object.entries(fields).toSorted(([, one], [, other]) => +isFile(one) - +isFile(other));
      const kinds = fieldKinds(updateBanner.body);
      const texts = entries.map(([name, value]): [string, string | Blob] => {
        const isPlain = value instanceof Blob || (typeof value === 'string' && kinds[name] === 'text');
        return [name, isPlain ? value : JSON.stringify(value)];
      });
      const { body, headers } = await formOf(Object.fromEntries(texts));
      const response = await api.app.inject({
        method,
        url: `/v3${path}`,
        headers: { ...headers, authorization: `Bearer ${head.accessToken}` },
        payload: body,
      });

      return { ...response.json<Answer>(), status: response.statusCode };
    },
    async complete(fields: Readonly<Record<string, FormValue>> = {}) {
      const [wide, narrow] = [await pictureFile(970, 250), await pictureFile(320, 100)];
      const { data, errors } = await test.send('PUT', '/promotion/create', {
        ...bannerOfTest,
        ...fields,
        wide,
        narrow,
      });
      if (errors) throw new Error(`The banner was refused: ${JSON.stringify(errors)}`);

      return data as ManagedBanner;
    },
    async shown(query = '', brand = 'volan') {
      const { data } = await api.call('GET', `/promotion/all?${query}`, null, { headers: { 'x-brand': brand } });
      return data as readonly Banner[];
    },
    empty: () => emptyTables(api.database.sql, 'banner'),
  });

  return test;
}
