import { prewarmLayout, openModal } from '@volan/ui/behaviour';
import { HistoryModal } from '@volan/ui/HistoryModal';
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { historyStore } from './historyStore.ts';
import { openViewed } from './openViewed.ts';
import { viewedAd, type ViewedTexts } from './viewedAd.ts';

/** Id of the dialog: it is in a page once. */
export const historyDialogId = 'history-dialog';

/** As many as the dialog shows without scrolling. */
const withoutScrolling = 16;

export interface HistoryDialogProps extends ViewedTexts {
  open: boolean;
  /** Whether ads are drawn before it opens. If there is no time for that, it opens with placeholders. @default true */
  drawnAhead?: boolean;
  /** The current moment for "today", in milliseconds. */
  now: number;
  texts: ViewedTexts['texts'] & {
    title: string;
    close: string;
    clear: string;
    empty: string;
    emptyText: string;
  };
  /** It is closed. */
  onClose: () => void;
}

/**
 * How many ads are drawn: those that are seen at once, then the others, and never so that the dialog waits for them.
 */
function useDrawn(open: boolean, ahead: boolean, all: number) {
  const [drawn, setDrawn] = useState(ahead ? withoutScrolling : 0);

  useEffect(() => {
    if (open && drawn < all) startTransition(() => setDrawn(drawn < withoutScrolling ? withoutScrolling : all));
  }, [open, drawn, all]);

  return drawn;
}

/** The dialog, closed. */
function VisitedAds({ ref, ...props }: HistoryDialogProps & { ref: Ref<HTMLDialogElement> }) {
  const { open, drawnAhead = true, now, texts, onClose } = props;
  const history = useBrowserStore(historyStore);
  const drawn = useDrawn(open, drawnAhead, history.length);

  return (
    <HistoryModal
      id={historyDialogId}
      ref={ref}
      title={texts.title}
      closeLabel={texts.close}
      ads={history.slice(0, drawn).map((entry) => viewedAd(entry, props, now))}
      places={history.length}
      count={String(history.length)}
      clear={{ label: texts.clear, onClear: historyStore.clear }}
      empty={{ title: texts.empty, help: texts.emptyText }}
      onOpen={openViewed}
      onClose={onClose}
    />
  );
}

/** The visited ads over the page; what another tab does to them shows here too. [C35-C40, F17] */
export function HistoryDialog(props: HistoryDialogProps) {
  const { open } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog that was rendered before opens unchanged: rendering it again would delay its first frame.
  const shown = useDeferredValue(props);

  useEffect(() => {
    if (dialog.current) {
      if (open) openModal(dialog.current);
      else void prewarmLayout(dialog.current);
    }
  }, [open]);

  return useMemo(() => <VisitedAds {...shown} ref={dialog} />, [shown]);
}
