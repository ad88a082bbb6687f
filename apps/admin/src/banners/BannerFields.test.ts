import type { ManagedBanner } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf, newBanner, sentFields } from './BannerFields.ts';

const banner: ManagedBanner = {
  id: 7,
  version: 1,
  slug: 'baner-7',
  active: 1,
  state: 'running',
  position_id: 2,
  type_id: 1,
  share: 1,
  brand: 'volan',
  country_id: null,
  language: null,
  start_date: '2026-11-01',
  end_date: '2026-12-16',
  link: 'https://primer.example/ponuda',
  labels: { rs: 'Zimske gume', en: 'Winter tyres' },
  images: [],
  video: null,
  filename: null,
  created_at: '2026-10-20T09:00:00.000Z',
  changed_at: '2026-10-20T09:00:00.000Z',
};

describe('the fields of a banner', () => {
  it('name the last day with the banner, and are sent with the first day without it', () => {
    const fields = fieldsOf(banner);
    expect([fields.from, fields.to]).toEqual(['2026-11-01', '2026-12-15']);
    expect(sentFields(fields, true)).toMatchObject({ start_date: '2026-11-01', end_date: '2026-12-16' });
  });

  it('send null for every country and language, and no country where it cannot be chosen', () => {
    const fields = newBanner('volan');
    expect(sentFields(fields, true)).toMatchObject({ country_id: null, language: null });
    expect(sentFields(fields, false)).not.toHaveProperty('country_id');
    expect(sentFields({ ...fields, country_id: '688', language: 'en' }, true)).toMatchObject({
      country_id: 688,
      language: 'en',
    });
  });

  it('send what is no day as it is, so that the server names it', () => {
    expect(sentFields(newBanner('volan', { from: '', to: '2026-13-40' }), true)).toMatchObject({
      start_date: '',
      end_date: '2026-13-40',
    });
  });

  it('send no video of a banner that is a picture', () => {
    const video = new File(['x'], 'zima.mp4');
    const fields = { ...newBanner('volan'), files: { video } };
    expect(sentFields(fields, true)).not.toHaveProperty('video');
    expect(sentFields({ ...fields, type_id: 2 }, true)).toMatchObject({ video });
  });

  it('send chosen files, no empty labels and no empty slug', () => {
    const wide = new File(['x'], 'wide.png');
    const sent = sentFields({ ...newBanner('volan'), labels: { rs: ' Zima ', en: ' ' }, files: { wide } }, true);
    expect(sent).toMatchObject({ labels: { rs: 'Zima' }, wide });
    expect(sent).not.toHaveProperty('slug');
  });
});
