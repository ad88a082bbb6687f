import { readCall } from '@volan/api-client';
import { createBanner, updateBanner } from '@volan/api-contract/wire';
import type { ManagedBanner } from '@volan/api-contract';
import { accountApi, fetchWithProgress } from '@volan/features/browser';
import { useState } from 'react';
import { useSite } from '../shell/site.ts';
import { sentFields, type BannerFields } from './BannerFields.ts';
import { useBannerChange } from './bannerQueries.ts';

/** Longest wait for the files of a banner, in milliseconds: a slow line sends some 30 MB in that time. */
const uploadMs = 280_000;

/**
 * Stores a banner with its files.
 *
 * @param banner the stored banner; null: a new one
 * @returns the mutation, and `sent`: which share of the files is on its way, from 0 to 1
 */
export function useBannerSave(banner: ManagedBanner | null, choosesCountry: boolean) {
  const { brand, language } = useSite();
  const [sent, setSent] = useState(0);
  const save = useBannerChange(async (_api, fields: BannerFields) => {
    setSent(0);
    const api = accountApi({ brand: brand.id, language }, { fetch: fetchWithProgress(setSent), timeoutMs: uploadMs });
    const body = sentFields(fields, choosesCountry);
    if (!banner) return (await readCall(api, createBanner, body)).data;

    const { id, version } = banner;

    return (await readCall(api, updateBanner, { ...body, id, version })).data;
  });

  return { save, sent };
}
