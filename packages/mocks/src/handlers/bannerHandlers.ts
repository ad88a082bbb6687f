import * as contract from '@volan/api-contract';
import { Failure, type Banner, type ManagedBanner } from '@volan/api-contract';
import { bannerTypes, brands } from '@volan/domain-rules';
import { bannerPositions, managedBanners } from '../fixtures/banners.ts';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

const find = (wanted: (banner: ManagedBanner) => boolean) => managedBanners().find(wanted) ?? notFound();

/** A switch that is off unless it is 1. */
const flagOf = (active: number | undefined): 0 | 1 => (active === 1 ? 1 : 0);

/** The banner as it would be after the change; nothing is kept. */
function changed({ id, ...fields }: { readonly id: number } & Partial<ManagedBanner>) {
  const banner = find((one) => one.id === id);
  return banner instanceof Failure ? banner : { ...banner, ...fields, version: banner.version + 1 };
}

/** A running banner as visitors see it. */
function shown({ images, labels, ...banner }: ManagedBanner): Banner {
  const [wide, narrow] = (['wide', 'narrow'] as const).map((kind) => images.find((image) => image.kind === kind));
  if (!wide || !narrow) throw new Error(`The banner ${banner.id} of the fixtures lacks a picture.`);

  return {
    id: banner.id,
    slug: banner.slug,
    position_id: banner.position_id,
    position: bannerPositions.find(({ id }) => id === banner.position_id)?.code ?? '',
    type_id: banner.type_id,
    label: labels[brands[banner.brand].defaultLanguage] ?? '',
    href: `/go/banner/${banner.id}`,
    wide: { id: wide.id, width: wide.width, height: wide.height },
    narrow: { id: narrow.id, width: narrow.width, height: narrow.height },
    video: banner.video,
  };
}

const running = () => managedBanners().filter(({ state }) => state === 'running');

const forVisitors = [
  mockCall(contract.getBannerBySlug, ({ slug }) => {
    const banner = running().find((one) => one.slug === slug);
    return banner ? shown(banner) : notFound();
  }),
  mockCall(contract.listShownBanners, ({ page }) => {
    const ids = bannerPositions.filter((position) => page === undefined || position.page === page).map(({ id }) => id);
    return {
      data: running()
        .filter(({ position_id: id }) => ids.includes(id))
        .map(shown),
      meta: { changes_at: null },
    };
  }),
];

const reportOf = () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day, index) => ({
    day,
    impressions: 1000 * (index + 1),
    clicks: 12 * (index + 1),
    rate: 0.012,
  }));
  return { days, total: { impressions: 6000, clicks: 72, rate: 0.012 } };
};

const counting = [
  mockCall(contract.seeBanners, ({ ids }) => ({ counted: ids.length })),
  mockCall(contract.clickBanner, ({ id }) => {
    const banner = running().find((one) => one.id === id);
    return banner ? { target: banner.link } : notFound();
  }),
  mockCall(contract.getBannerReport, reportOf),
  mockCall(contract.exportBannerReport, () => 'day,impressions,clicks,rate\r\n2026-11-24,1000,12,0.012\r\n'),
];

const forAdministrators = [
  mockCall(contract.listBanners, ({ page = 1, limit = 40, position_id: position, brand, active }) => {
    const banners = managedBanners().filter(
      (banner) =>
        (position === undefined || banner.position_id === position) &&
        (brand === undefined || banner.brand === brand) &&
        (active === undefined || banner.active === Number(active)),
    );
    return {
      data: banners.slice((page - 1) * limit, page * limit),
      meta: { page, limit, total: banners.length },
    };
  }),
  mockCall(contract.getBanner, ({ id }) => find((banner) => banner.id === id)),
  mockCall(contract.listBannerPages, () =>
    (['home', 'catalog', 'ad', 'companies'] as const).map((page) => ({
      page,
      position_ids: bannerPositions.filter((position) => position.page === page).map(({ id }) => id),
    })),
  ),
  mockCall(contract.listBannerPositions, () => ({
    positions: [...bannerPositions],
    types: Object.entries(bannerTypes).map(([code, id]) => ({ id, code })),
  })),
  mockCall(contract.checkBannerAvailability, ({ position_id: positionId }) => {
    const positions = bannerPositions
      .filter(({ id }) => positionId === undefined || id === positionId)
      .map(({ id, shares }) => ({ position_id: id, free: Array.from({ length: shares }, (_, index) => index + 1) }));
    return { available: positions.length > 0, positions, taken: [] };
  }),
  mockCall(contract.createBanner, ({ wide: _wide, narrow: _narrow, video: _video, ...fields }) => {
    const [example] = managedBanners();
    if (!example) throw new Error('The fixtures have no banner.');

    return {
      ...example,
      ...fields,
      id: 99,
      version: 1,
      slug: fields.slug ?? 'novi-baner',
      share: fields.share ?? 1,
      country_id: fields.country_id ?? null,
      language: fields.language ?? null,
      active: flagOf(fields.active),
      state: 'incomplete' as const,
      images: [],
      video: null,
      filename: null,
    };
  }),
  mockCall(contract.updateBanner, ({ wide: _wide, narrow: _narrow, video: _video, version: _version, ...fields }) => {
    const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    return changed({ ...named, id: fields.id });
  }),
  mockCall(contract.setBannerActive, ({ id, active }) => changed({ id, active: flagOf(active) })),
  mockCall(contract.deleteBanner, ({ id }) => {
    const banner = find((one) => one.id === id);
    return banner instanceof Failure ? banner : { id };
  }),
  mockCall(contract.removeBannerImage, ({ id, filename }) => {
    const banner = find((one) => one.id === id && one.images.some((image) => image.filename === filename));
    if (banner instanceof Failure) return banner;

    return changed({ id, images: banner.images.filter((image) => image.filename !== filename) });
  }),
  mockCall(contract.removeBannerVideo, ({ id, filename }) => {
    const banner = find((one) => one.id === id && one.video?.filename === filename);
    return banner instanceof Failure ? banner : changed({ id, video: null });
  }),
];

/** Banners: what visitors see, and how administrators book them. Changes are not kept. */
export const bannerHandlers = [...forVisitors, ...counting, ...forAdministrators];
