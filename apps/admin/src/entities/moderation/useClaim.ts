import { CallError, readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { CaseHeld } from '@volan/api-contract';
import { claimAd, claimAppeal, claimCompany, releaseAd, releaseAppeal, releaseCompany } from '@volan/api-contract/wire';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A case is held for five minutes: it is renewed well before. */
const renewedEachMs = 2 * 60_000;

/** Calls about claims are sent one after the other, so that leaving and coming back are not mixed up. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = (step: () => Promise<unknown>) => {
  turn = turn.then(step, step);
};

/** Calls that take and leave each kind of case. */
const calls = {
  ad: {
    take: (api: Api, id: number) => readCall(api, claimAd, { id }),
    leave: (api: Api, input: { id: number; skipped?: boolean }) => readCall(api, releaseAd, input),
  },
  appeal: {
    take: (api: Api, id: number) => readCall(api, claimAppeal, { id }),
    leave: (api: Api, input: { id: number; skipped?: boolean }) => readCall(api, releaseAppeal, input),
  },
  company: {
    take: (api: Api, id: number) => readCall(api, claimCompany, { id }),
    leave: (api: Api, input: { id: number; skipped?: boolean }) => readCall(api, releaseCompany, input),
  },
} as const;

/** The person who holds a case, if a call was refused because of that; null: the call failed for another reason. */
const holderIn = (error: unknown): CaseHeld | null =>
  error instanceof CallError && error.failed.failure === 'case-held' ? error.failed.data : null;

/** A case that a page looks at. */
export interface Claim {
  /** The other moderator who holds it; null: no other one does. */
  readonly heldBy: CaseHeld | null;
  /** Leaves the case without a decision: it counts as skipped. */
  readonly skip: () => void;
}

/**
 * Holds a case while its component is shown, and releases it afterwards. [M05]
 *
 * @param id 0: none yet
 */
export function useClaim(kind: keyof typeof calls, id: number): Claim {
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
          await calls[kind].take(api, id);
          if (isOpen) setHeld(null);
        } catch (error) {
          const by = holderIn(error);
          if (isOpen) setHeld(by && { id, by });
        }
      });
    const leave = () => {
      const input = { id, ...(skipped.current && { skipped: true }) };
      // if this call does not arrive, the claim ends by itself
      inTurn(() => calls[kind].leave(api, input).catch(() => null));
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
  }, [api, kind, id]);

  const skip = useCallback(() => {
    skipped.current = true;
  }, []);

  return { heldBy: held?.id === id ? held.by : null, skip };
}
