import { ShortcutHelp } from '@volan/ui/ShortcutHelp';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayMessages } from '../../runtime/overlays/overlayMessages.ts';
import { searchField } from './searchField.ts';
import { shortcutsStore } from './shortcutsStore.ts';

/** Lists the shortcuts that exist on this page, with the switch that turns them off. */
export async function showShortcuts(): Promise<void> {
  const messages = await overlayMessages();
  if (document.querySelector('#shortcuts')) {
    return;
  }
  const search = searchField() ? [{ label: messages('shortcuts.search'), keys: ['/'] }] : [];
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <ShortcutHelp
        id="shortcuts"
        open
        title={messages('shortcuts.title')}
        shortcuts={[
          ...search,
          { label: messages('shortcuts.home'), keys: ['g', 'h'] },
          { label: messages('shortcuts.history'), keys: ['g', 'v'] },
          { label: messages('shortcuts.help'), keys: ['?'] },
        ]}
        thenLabel={messages('shortcuts.then')}
        enabledLabel={messages('shortcuts.enabled')}
        enabledText={messages('shortcuts.enabled-text')}
        enabled={shortcutsStore.read()}
        onEnable={shortcutsStore.write}
        closeLabel={messages('close')}
        onClose={() => {
          overlay.remove();
          resolve();
        }}
      />,
    );
  });
}
