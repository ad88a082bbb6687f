import { HistoryModal } from '@volan/ui/HistoryModal';
import { useEffect, useRef, useState } from 'react';
import { useBrowserStore } from '../browser/browserStore.ts';
import { historyStore } from './historyStore.ts';
import { openViewed } from './openViewed.ts';
import { viewedAd, type ViewedWords } from './viewedAd.ts';

/** Id of the dialog: it stands in a page once. */
export const historyDialogId = 'history-dialog';

export interface HistoryDialogProps extends ViewedWords {
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

/** The visited ads over the page; what another tab does to them shows here too. [C35-C40, F17] */
export function HistoryDialog(props: HistoryDialogProps) {
  const { texts, tag, onClose } = props;
  const history = useBrowserStore(historyStore);
  const [now] = useState(() => Date.now());
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, []);
  return (
    <HistoryModal
      id={historyDialogId}
      ref={dialog}
      title={texts.title}
      closeLabel={texts.close}
      ads={history.map((entry) => viewedAd(entry, props, now))}
      count={history.length.toLocaleString(tag)}
      clear={{ label: texts.clear, onClear: historyStore.clear }}
      empty={{ title: texts.empty, help: texts.emptyText }}
      onOpen={openViewed}
      onClose={onClose}
    />
  );
}
