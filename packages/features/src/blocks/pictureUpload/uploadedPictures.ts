import { queryOptions } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { listUploadedPictures } from '@volan/api-contract/wire';

/** Uploads of the signed-in user that wait for an ad, read again for other pictures of a form. */
export const uploadedPictures = (api: Api, pictures: readonly string[]) =>
  queryOptions({
    queryKey: ['uploaded-pictures', ...pictures],
    queryFn: async ({ signal }) => (await readCall(api, listUploadedPictures, {}, signal)).data,
  });
