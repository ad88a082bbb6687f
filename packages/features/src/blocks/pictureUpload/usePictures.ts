import { listUploadedPictures, removeAdPicture } from '@volan/api-contract/wire';
import { pictureLimits } from '@volan/domain-rules';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import { pictureFiles } from './pictureFiles.ts';
import { clearSlot, fillSlots, idsIn, openSlots, swapSlots, type PictureSlots } from './pictureSlots.ts';
import { sendPictureIn } from './sendPicture.ts';
import type { PictureState } from './PictureState.ts';
import { createUploadQueue, isHeic } from './uploadQueue.ts';

/** The settings for the pictures of a form. */
export interface PicturesOptions {
  /** Under which their files are kept in this browser. */
  readonly draft: string;
  readonly speech: PageSpeech;
  readonly defaultValue: readonly string[];
  readonly signedIn: boolean;
  /** Pictures that the ad may have. */
  readonly max: number;
}

/** Whether an id is that of an upload; else it is the number of a picture that an ad shows already. */
export const isUpload = (id: string) => id.includes('-');

/**
 * A picture of a form as it can be drawn: the number of one that the server has, else the address of its file in this
 * page.
 */
export type ShownPicture = { readonly image: number } | { readonly file: string };

/** Why pictures were not added: more need a package, or an ad cannot have more. [L09, L14] */
export type AddRefusal = 'package' | 'all';

const isOnItsWay = ({ state }: PictureState) => state === 'waiting' || state === 'uploading' || state === 'converting';

/** The pictures of the form of an ad: their slots, and the queue that sends them. [M14, P35] */
export function usePictures({ draft, speech, defaultValue, signedIn, max }: PicturesOptions) {
  const [files] = useState(() => pictureFiles(draft));
  const [queue] = useState(() =>
    createUploadQueue({ send: sendPictureIn(speech), onSettled: (id) => void files.forget(id) }),
  );
  const states = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [slots, setSlots] = useState<PictureSlots>(defaultValue);
  const [previews] = useState(() => new Map<string, string>());
  /** Photos that the server converts. */
  const [phonePhotos] = useState(() => new Set<string>());
  /** Numbers of uploads that the server had before. */
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, number> | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [refused, setRefused] = useState<{ readonly why: AddRefusal; readonly max: number } | null>(null);
  const slotsNow = useRef(slots);

  function change(next: PictureSlots) {
    slotsNow.current = next;
    setSlots(next);
    void files.keepSlots(next);
  }

  const open = useEffectEvent(async (isGone: () => boolean) => {
    const [kept, left] = await Promise.all([files.list(), files.slots()]);
    if (isGone()) return;

    for (const { id, file } of kept) {
      if (!previews.has(id)) previews.set(id, URL.createObjectURL(file));
      if (isHeic(file)) phonePhotos.add(id);
      queue.add(id, file);
    }
    const ids = kept.map(({ id }) => id);
    change(openSlots(idsIn(slotsNow.current), left, ids, max));
    setOpened(true);
  });

  useEffect(() => {
    let isGone = false;
    void open(() => isGone);
    return () => {
      isGone = true;
      queue.pause();
      for (const address of previews.values()) URL.revokeObjectURL(address);
      previews.clear();
    };
  }, [queue, previews]);

  const ask = useEffectEvent(async (isGone: () => boolean) => {
    if (uploaded || !slotsNow.current.some((id) => id !== undefined && isUpload(id))) return;

    const known = await accountApi(speech).send(listUploadedPictures);
    if (known.ok && !isGone()) setUploaded(new Map(known.data.map((one) => [one.id, one.image_id])));
  });

  useEffect(() => {
    if (!signedIn) return;

    let isGone = false;
    const goOn = () => {
      queue.goOn();
      void ask(() => isGone);
    };
    goOn();
    addEventListener('online', goOn);

    return () => {
      isGone = true;
      removeEventListener('online', goOn);
      queue.pause();
    };
  }, [queue, signedIn]);

  function add(chosen: readonly File[], slot: number) {
    const free = Math.max(0, max - idsIn(slotsNow.current).length);
    const taken = chosen.slice(0, free).map((file) => ({ id: crypto.randomUUID(), file }));
    for (const { id, file } of taken) {
      previews.set(id, URL.createObjectURL(file));
      if (isHeic(file)) phonePhotos.add(id);
      if (file.size > pictureLimits.bytes) queue.refuse(id, 'image-too-large');
      else {
        void files.keep(id, file);
        queue.add(id, file);
      }
    }
    const ids = taken.map(({ id }) => id);
    change(fillSlots(slotsNow.current, ids, slot, max));
    setRefused(chosen.length <= free ? null : { why: max < pictureLimits.perAd.all ? 'package' : 'all', max });
  }

  function remove(slot: number) {
    const id = slotsNow.current[slot];
    change(clearSlot(slotsNow.current, slot));
    setRefused(null);
    if (id === undefined || !isUpload(id)) return;

    const wasSent = states.get(id)?.state === 'done' || uploaded?.has(id);
    queue.remove(id);
    URL.revokeObjectURL(previews.get(id) ?? '');
    previews.delete(id);
    // what is not removed now, the server forgets by itself
    if (wasSent) void accountApi(speech).send(removeAdPicture, { id });
  }

  /** The number of a picture on the server; null without one. */
  function imageId(id: string): number | null {
    if (!isUpload(id)) return Number(id);

    const state = states.get(id);
    return state?.state === 'done' ? state.picture.image_id : (uploaded?.get(id) ?? null);
  }

  /** Neither the server nor this browser has it: it was chosen on another device, and has not left that. */
  const isLost = (id: string) =>
    isOpened && (uploaded !== null || !signedIn) && !states.has(id) && imageId(id) === null;

  const all = idsIn(slots);
  /** Ids in their order, without pictures that the server refused: what the form sends. */
  const value = all.filter((id) => {
    const state = states.get(id);
    return state?.state !== 'failed' || !state.final;
  });

  return {
    slots,
    states,
    /** Until a package was bought. */
    refusal: refused?.max === max ? refused.why : null,
    previewOf: (id: string) => previews.get(id) ?? '',
    imageId,
    isLost,
    /** It is sent now, and is a photo that the server converts. */
    isConverted: (id: string) => {
      const state = states.get(id)?.state;
      return phonePhotos.has(id) && (state === 'uploading' || state === 'converting');
    },
    add,
    move: (from: number, to: number) => change(swapSlots(slotsNow.current, from, to)),
    remove,
    retry: (slot: number) => {
      const id = slotsNow.current[slot];
      if (id !== undefined) queue.retry(id);
    },
    value,
    /** The pictures that can be drawn, in their order; null until the files of this browser were read. */
    shown: !isOpened
      ? null
      : value.flatMap((id): ShownPicture[] => {
          const [image, file] = [imageId(id), previews.get(id)];
          return image !== null ? [{ image }] : file !== undefined ? [{ file }] : [];
        }),
    /** Pictures that are still on their way. */
    pending: all.filter((id) => {
      const state = states.get(id);
      return state !== undefined && isOnItsWay(state);
    }).length,
  };
}
