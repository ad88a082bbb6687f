import { layOutAhead, openModal } from '@volan/ui/behaviour';
import { HistoryModal } from '@volan/ui/HistoryModal';
import { useDeferredValue, useEffect, useMemo, useRef, type Ref } from 'react';
import { useBrowserStore } from '../browser/browserStore.ts';
import { historyStore } from './historyStore.ts';
import { openViewed } from './openViewed.ts';
import { viewedAd, type ViewedWords } from './viewedAd.ts';

/** Id of the dialog: it stands in a page once. */
export const historyDialogId = 'history-dialog';

/** As many as the dialog shows without scrolling; the others follow once it is open. */
const atOnce = 16;

export interface HistoryDialogProps extends ViewedWords {
  open: boolean;
  /** The moment that "today" is told from, in milliseconds. */
  now: number;
  texts: ViewedWords['texts'] & {
    title: string;
    close: string;
    clear: string;
    empty: string;
    emptyText: string;
  };
  /** Value of `lang`, for the count. */
  tag: string;
  /** It is closed. */
  onClose: () => void;
}

/** The dialog, closed. */
function VisitedAds({ ref, ...props }: HistoryDialogProps & { ref: Ref<HTMLDialogElement> }) {
  const { open, now, texts, tag, onClose } = props;
  const history = useBrowserStore(historyStore);
  const drawn = useDeferredValue(open ? history.length : atOnce, atOnce);
  return (
    <HistoryModal
      id={historyDialogId}
      ref={ref}
      title={texts.title}
      closeLabel={texts.close}
      ads={history.slice(0, drawn).map((entry) => viewedAd(entry, props, now))}
      count={history.length.toLocaleString(tag)}
      clear={{ label: texts.clear, onClear: historyStore.clear }}
      empty={{ title: texts.empty, help: texts.emptyText }}
      onOpen={openViewed}
      onClose={onClose}
    />
  );
}

/** The visited ads over the page; what another tab does to them shows here too. [C35-C40, F17] */
export function HistoryDialog(props: HistoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What was drawn before it was wanted opens as it stands: to draw it again would come before its first picture.
  const shown = useDeferredValue(props);
  useEffect(() => {
    if (dialog.current) {
      if (props.open) openModal(dialog.current);
      else void layOutAhead(dialog.current);
    }
  }, [props.open]);
  return useMemo(() => <VisitedAds {...shown} ref={dialog} />, [shown]);
}
