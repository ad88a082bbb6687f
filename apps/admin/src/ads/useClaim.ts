import { CallError, readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { CaseHeld } from '@volan/api-contract';
import { claimAd, releaseAd } from '@volan/api-contract/wire';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A case is held for five minutes: it is renewed well before. */
const renewedEachMs = 2 * 60_000;

/** What is sent about claims goes one after the other, so that leaving and coming back are not mixed up. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = (step: () => Promise<unknown>) => {
  turn = turn.then(step, step);
};

/** Who holds a case, where a call was refused for that; null: it failed otherwise. */
const holderIn = (error: unknown): CaseHeld | null =>
  error instanceof CallError && error.failed.failure === 'case-held' ? error.failed.data : null;

/** A case that a page looks at. */
export interface Claim {
  /** The other moderator who holds it; null: nobody else does. */
  readonly heldBy: CaseHeld | null;
  /** Says that the case is left without a decision: it counts as skipped. */
  readonly skip: () => void;
}

/**
 * Holds the case of an ad while its page is open, and leaves it to others afterwards.
 *
 * @param id 0: none yet
 */
export function useClaim(id: number): Claim {
  const api = useApi();
  const [held, setHeld] = useState<{ id: number; by: CaseHeld } | null>(null);
  const skipped = useRef(false);
  useEffect(() => {
    if (id === 0) return undefined;
    let isOpen = true;
    skipped.current = false;
    const take = () =>
      inTurn(async () => {
        if (!isOpen) return;
        try {
          await readCall(api, claimAd, { id });
          if (isOpen) setHeld(null);
        } catch (error) {
          const by = holderIn(error);
          if (isOpen) setHeld(by && { id, by });
        }
      });
    const leave = () => {
      const input = { id, ...(skipped.current && { skipped: true }) };
      // where it does not arrive the claim ends by itself
      inTurn(() => readCall(api, releaseAd, input).catch(() => null));
    };
    take();
    const timer = setInterval(take, renewedEachMs);
    addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, id]);
  const skip = useCallback(() => {
    skipped.current = true;
  }, []);
  return { heldBy: held?.id === id ? held.by : null, skip };
}
