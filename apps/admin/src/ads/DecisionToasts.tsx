import { useLetters } from '@volan/ui/ModerationCompare';
import { ToastContainer } from '@volan/ui/Toast';
import { useSite } from '../shell/site.ts';
import { useShortcuts } from '../table/shortcuts.ts';
import { takeUndoable, toasts } from '../entities/ads/decisionToasts.ts';

/** Shows the last decision on every page; its button and the key Z undo it. [M05] */
export function DecisionToasts() {
  const { texts } = useSite();
  useLetters(useShortcuts(), {
    Z: () => takeUndoable()?.(),
  });

  return <ToastContainer toasts={toasts} closeLabel={texts.close} />;
}
