import type { AdDraftListed, FreeSlots, MyAd, MyAdListMeta } from '@volan/api-contract';
import type { AdFormFields } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';

/** The filled-in values for a car. */
export const filledFields: AdFormFields = {
  year: ['2016'],
  mileage: ['142.000'],
  'answers.gorivo': ['dizel'],
  price: ['12.450'],
  price_type: ['negotiable'],
  line: ['Prvi vlasnik, servisna knjiga'],
  description: ['Kupljen nov u Srbiji, garažiran.\n\nMali servis urađen u martu.'],
};

/** Own ads: the ads of the fixtures, as their seller sees them. */
export const ownAds = (states: readonly Partial<MyAd>[]): MyAd[] =>
  fixtures
    .ads('rs')
    .slice(0, states.length)
    .map((ad, index) => ({
      ...ad,
      status: 'active',
      company_id: null,
      has_phone: true,
      refused_for: [],
      reason: '',
      published_at: '2026-11-01T09:00:00.000Z',
      expires_at: '2026-12-31T09:00:00.000Z',
      confirmed_at: '2026-11-01T09:00:00.000Z',
      promotion: null,
      unused_days: 0,
      unused_credits: 0,
      views: 1284 - index * 300,
      reveals: 37 - index * 9,
      favourites: 21 - index * 5,
      actions: ['edit', 'pause', 'sold', 'renew', 'confirm', 'delete'],
      ...states[index],
    }));

export const slots: FreeSlots = { free: 46, used: 4, limit: 50 };

export const listMeta: MyAdListMeta = {
  page: 1,
  pages: 1,
  total: 3,
  per_page: 24,
  active: 3,
  promoted: 1,
  inactive: 4,
  drafts: 1,
};

export const begunDrafts: AdDraftListed[] = [
  {
    id: '0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11',
    version: 4,
    category_id: 1,
    title: 'Volkswagen Golf 2016.',
    updated_at: '2026-11-24T18:20:00.000Z',
    expires_at: '2026-12-24T18:20:00.000Z',
  },
];

/** A picture of one colour. */
export async function drawnPhoto(colour: string) {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = colour;
  context?.fillRect(0, 0, 64, 48);

  return new File([await canvas.convertToBlob()], `${colour}.png`, { type: 'image/png' });
}
