import { listUploadedPictures, removeAdPicture, sortAdPictures, uploadAdPicture } from '@volan/api-contract';
import { mockCall } from '../mockCall.ts';

/** Calls about pictures of an ad that is being written: each is taken, and none waits from before. */
export const adPictureHandlers = [
  mockCall(uploadAdPicture, ({ id }) => ({ id, image_id: imageIdOf(id), width: 1600, height: 1200 })),
  mockCall(listUploadedPictures, () => []),
  mockCall(removeAdPicture, () => ({ removed: true })),
  mockCall(sortAdPictures, ({ id, version }) => ({ id, version: `${version}1` })),
];

/** Another drawing for another upload, always the same for the same. */
const imageIdOf = (id: string) => (Number.parseInt(id.slice(0, 6), 16) % 900) + 100;
