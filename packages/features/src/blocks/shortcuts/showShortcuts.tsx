import { ShortcutHelp } from '@volan/ui/ShortcutHelp';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayWords } from '../../runtime/overlays/overlayWords.ts';
import { searchField } from './searchField.ts';
import { shortcutsStore } from './shortcutsStore.ts';

/** Lists the shortcuts that exist on this page, with the switch that turns them off. */
export async function showShortcuts(): Promise<void> {
  const words = await overlayWords();
  if (document.querySelector('#shortcuts')) {
    return;
  }
  const search = searchField() ? [{ label: words('shortcuts.search'), keys: ['/'] }] : [];
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <ShortcutHelp
        id="shortcuts"
        open
        title={words('shortcuts.title')}
        shortcuts={[
          ...search,
          { label: words('shortcuts.home'), keys: ['g', 'h'] },
          { label: words('shortcuts.history'), keys: ['g', 'v'] },
          { label: words('shortcuts.help'), keys: ['?'] },
        ]}
        thenLabel={words('shortcuts.then')}
        enabledLabel={words('shortcuts.enabled')}
        enabledText={words('shortcuts.enabled-text')}
        enabled={shortcutsStore.read()}
        onEnable={shortcutsStore.write}
        closeLabel={words('close')}
        onClose={() => {
          overlay.remove();
          resolve();
        }}
      />,
    );
  });
}
