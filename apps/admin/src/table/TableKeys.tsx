import { ShortcutHelp } from '@volan/ui/ShortcutHelp';
import { useSite } from '../shell/site.ts';
import { shortcutsStore } from './shortcuts.ts';

export interface TableKeysProps {
  id: string;
  choosable: boolean;
  onClose: () => void;
}

/** The keys of a table, and the switch that turns them off. */
export function TableKeys({ id, choosable, onClose }: TableKeysProps) {
  const { texts } = useSite();
  return (
    <ShortcutHelp
      id={id}
      open
      title={texts.keys}
      shortcuts={[
        { label: texts.keyNext, keys: ['J'] },
        { label: texts.keyPrevious, keys: ['K'] },
        { label: texts.keyOpen, keys: ['Enter'] },
        ...(choosable ? [{ label: texts.keyChoose, keys: ['X'] }] : []),
        { label: texts.keyHelp, keys: ['?'] },
      ]}
      thenLabel={texts.keyThen}
      enabledLabel={texts.keysOn}
      enabledText={texts.keysOnText}
      enabled={shortcutsStore.read()}
      onEnable={shortcutsStore.write}
      closeLabel={texts.close}
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
