import { uploadAdPicture } from '@volan/api-contract/wire';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import { fetchWithProgress } from '../../runtime/browser/fetchWithProgress.ts';
import type { SendPicture } from './PictureState.ts';

/** Longest wait for one picture, in milliseconds: a slow phone sends 12 MB in that time, and a HEIC is converted. */
const timeoutMs = 240_000;

/** Sends pictures as who is signed in, with the progress of each. */
export const sendPictureIn =
  (speech: PageSpeech): SendPicture =>
  async (id, file, { signal, onSent }) => {
    const image = file instanceof File ? file : new File([file], id);
    const api = accountApi(speech, { fetch: fetchWithProgress(onSent) });
    const result = await api.send(uploadAdPicture, { id, image }, { signal, timeoutMs });

    return result.ok
      ? { ok: true, picture: result.data }
      : { ok: false, failure: result.failure, code: result.errors?.['image']?.[0] ?? null };
  };
