import type { ModeratedAd, RejectionReason } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { useEffect, useRef, useState } from 'react';
import { useModerateAd } from '../entities/ads/adQueries.ts';
import { decidedText } from '../entities/ads/adWords.ts';
import { showDecision } from '../entities/ads/decisionToasts.ts';
import { useUndo } from '../entities/ads/useUndo.ts';
import { useSite } from '../shell/site.ts';

const { active } = listingStatus;

/**
 * Decides about an ad, offers to undo it, and chooses the prepared answer that goes with the decision.
 *
 * @param onDecided called once for each stored decision
 */
export function useAdDecision(ad: ModeratedAd, onDecided: () => void) {
  const { texts } = useSite();
  const moderate = useModerateAd();
  const undo = useUndo();
  const [template, setTemplate] = useState('');
  // a decided case cannot be decided a second time while the next one loads
  const [decided, setDecided] = useState(0);
  const isBusy = moderate.isPending || decided === ad.id;
  useNextCase(ad.id, () => {
    setDecided(0);
    setTemplate('');
  });

  const decide = (
    status: Parameters<typeof moderate.mutate>[0]['status'],
    reason: string,
    reasons: readonly RejectionReason[] = [],
  ) =>
    moderate.mutate(
      {
        id: ad.id,
        status,
        ...(reason !== '' && { reason }),
        ...(reasons.length > 0 && { reasons: [...reasons] }),
        ...(template !== '' && status !== active && { template: Number(template) }),
      },
      {
        onSuccess: ({ data: { undo_until: undoUntil } }) => {
          const text = `${decidedText(status, texts)}: ${ad.title}`;
          setDecided(ad.id);
          showDecision(text, { subject: `ad ${ad.id}`, undoUntil }, { label: texts.undo, run: () => undo(ad.id) });
          onDecided();
        },
      },
    );

  return { template, setTemplate, decide, isBusy, error: moderate.error };
}

/** Resets the page for the next case: the focus goes to its start, not to the position in the case before. */
function useNextCase(id: number, begin: () => void) {
  const last = useRef(id);

  useEffect(() => {
    if (last.current === id) return;

    last.current = id;
    begin();
    document.querySelector<HTMLElement>('#content')?.focus();
  }, [id, begin]);
}
