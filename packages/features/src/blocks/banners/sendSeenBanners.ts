import { seeBanners } from '@volan/api-contract/wire';
import { callerApi } from '../../runtime/browser/callerApi.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';

/** Reports banners that a signed-in user saw; loaded for them only. */
export async function sendSeenBanners(speech: PageSpeech, ids: number[]) {
  const api = await callerApi(speech);

  return api.send(seeBanners, { ids });
}
