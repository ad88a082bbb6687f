import { useApi } from '@volan/api-client/react';
import { buyImagePackage, getDraft } from '@volan/api-contract/wire';
import type { ImagePackage } from '@volan/domain-rules';
import { useEffect, useState } from 'react';

/** Pictures that an ad may have, and which package is among them. */
export interface PictureLimit {
  readonly max: number;
  readonly bought: ImagePackage | 0;
}

/** The outcome of buying a package: bought, too few credits, or another failure by its name. */
export type PackageOutcome =
  | { readonly bought: ImagePackage }
  | { readonly missing: number }
  | { readonly failure: string };

/** The failure of a form that wanted a package and named none. */
export const unchosenPackage = 'choose-package';

/** For what packages are bought. */
export type PackageTarget = { readonly ad_id: number } | { readonly draft: string };

/** The packages of a form, as its pictures show them. */
export interface PackageOffer extends PictureLimit {
  readonly outcome: PackageOutcome | null;
  readonly buying: ImagePackage | null;
  readonly buy: (images: ImagePackage) => void;
}

export interface ImagePackageOptions {
  readonly of: PackageTarget;
  /** The server's data; null for a draft that exists only in this browser: then the server is asked. */
  readonly known: PictureLimit | null;
  /** Until it has answered, and for another payer. */
  readonly otherwise: number;
  /** The account that pays, if the form has a choice: a package of one account is not valid for another. */
  readonly payer?: number | undefined;
  /** The outcome of a form that was sent without a script. */
  readonly outcome: PackageOutcome | null;
  /** Saves a draft, which names the account that pays. */
  readonly save?: (() => Promise<void>) | undefined;
}

/** Buys packages beside the form; the typed values stay. [L13-L18] */
export function useImagePackage({ of, known, otherwise, payer, outcome, save }: ImagePackageOptions): PackageOffer {
  const api = useApi();
  const none = { max: otherwise, bought: 0 } as const;
  const [held, setHeld] = useState<PictureLimit & { readonly payer: number | undefined }>({
    ...(known ?? none),
    payer,
  });
  const limit = held.payer === payer ? held : none;
  const [became, setBecame] = useState(outcome);
  const [buying, setBuying] = useState<ImagePackage | null>(null);
  const unknown = known === null && 'draft' in of ? of.draft : null;

  useEffect(() => {
    if (unknown === null) return;

    let isGone = false;
    void api.sendOrNull(getDraft, { draft: unknown }).then((draft) => {
      if (draft && !isGone) setHeld((before) => ({ ...before, max: draft.max_pictures, bought: draft.bought_images }));
    });

    return () => {
      isGone = true;
    };
  }, [api, unknown]);

  async function buy(images: ImagePackage) {
    if (buying !== null) return;

    setBuying(images);
    setBecame(null);
    await save?.();
    const answer = await api.send(buyImagePackage, { ...of, images });
    setBuying(null);
    if (answer.ok) {
      setHeld({ max: answer.data.max_pictures, bought: images, payer });
      setBecame({ bought: images });
    } else {
      const missing = answer.failure === 'not-enough-credits' ? answer.data?.missing : undefined;
      setBecame(missing === undefined ? { failure: answer.failure } : { missing });
    }
  }

  return { max: limit.max, bought: limit.bought, outcome: became, buying, buy: (images) => void buy(images) };
}
