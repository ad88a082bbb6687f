import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  checkBannerAvailability,
  getBanner,
  getBannerReport,
  listBannerPositions,
  listBanners,
} from '@volan/api-contract/wire';

const all = ['managed-banners'] as const;

/** Most banners that one answer holds: those of a month on the calendar. */
const ofCalendar = 200;

/** The booking whose free shares are asked for. Absent fields are open. */
export type BookingQuestion = contract.CallInput<typeof contract.checkBannerAvailability>;

/** Queries of the pages of banners. */
export const bannerQueries = {
  all,
  positions: (api: Api) =>
    queryOptions({
      queryKey: [...all, 'positions'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listBannerPositions, {}, signal)).data.positions,
      staleTime: Infinity,
    }),
  table: (api: Api, query: contract.CallInput<typeof contract.listBanners>) =>
    queryOptions({
      queryKey: [...all, 'table', query] as const,
      queryFn: ({ signal }) => readCall(api, listBanners, query, signal),
      placeholderData: keepPreviousData,
    }),
  /** Banners with days from `from` to `to`, both included. */
  calendar: (api: Api, query: Pick<contract.CallInput<typeof contract.listBanners>, 'from' | 'to' | 'brand'>) =>
    queryOptions({
      queryKey: [...all, 'calendar', query] as const,
      queryFn: ({ signal }) =>
        readCall(api, listBanners, { ...query, sort: 'start_date', order: 'asc', limit: ofCalendar }, signal),
      placeholderData: keepPreviousData,
    }),
  banner: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...all, 'banner', id] as const,
      queryFn: async ({ signal }) => (await readCall(api, getBanner, { id }, signal)).data,
    }),
  availability: (api: Api, booking: BookingQuestion) =>
    queryOptions({
      queryKey: [...all, 'availability', booking] as const,
      queryFn: async ({ signal }) => (await readCall(api, checkBannerAvailability, booking, signal)).data,
    }),
  report: (api: Api, query: contract.CallInput<typeof contract.getBannerReport>) =>
    queryOptions({
      queryKey: [...all, 'report', query] as const,
      queryFn: async ({ signal }) => (await readCall(api, getBannerReport, query, signal)).data,
      placeholderData: keepPreviousData,
    }),
};

/**
 * Changes something of the banners, then reloads all of them, also after a refusal, since other administrators book
 * too.
 */
export function useBannerChange<Input, Answer>(change: (api: Api, input: Input) => Promise<Answer>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
}
