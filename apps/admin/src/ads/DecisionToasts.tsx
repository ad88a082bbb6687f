import { useLetters } from '@volan/ui/ModerationCompare';
import { ToastContainer } from '@volan/ui/Toast';
import { useSite } from '../shell/site.ts';
import { useShortcuts } from '../table/shortcuts.ts';
import { takeUndoable, toasts } from '../entities/ads/decisionToasts.ts';
import { useUndo } from '../entities/ads/useUndo.ts';

/** Shows the last decision on every page; its button and the key Z undo it. [M05] */
export function DecisionToasts() {
  const { texts } = useSite();
  const undo = useUndo();
  useLetters(useShortcuts(), {
    Z: () => {
      const id = takeUndoable();
      if (id !== null) undo(id);
    },
  });

  return <ToastContainer toasts={toasts} closeLabel={texts.close} />;
}
