import { brands } from '@volan/domain-rules';
import { AppDownloadModal, type AppPlatform } from '@volan/ui/AppDownloadModal';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayMessages } from '../../runtime/overlays/overlayMessages.ts';
import { pageBrand } from '../../runtime/browser/pageFacts.ts';
import { rememberOffer } from './offeredOnStore.ts';

/** Shows the app of a phone, at its address in the store, until it is closed. [C41-C43] */
export async function offerApp(platform: AppPlatform, href: string): Promise<void> {
  const { name, logo } = brands[pageBrand()];
  const messages = await overlayMessages();
  const isAndroid = platform === 'android';
  // Also a visitor who leaves by the shop, or never closes it, was asked today.
  rememberOffer(platform);
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <AppDownloadModal
        id="app-download"
        open
        platform={platform}
        {...(logo.mark && { mark: logo.mark })}
        title={messages('overlays.app-title', { brand: name })}
        detail={isAndroid ? 'Android' : 'iPhone'}
        benefits={[messages('overlays.app-messages'), messages('overlays.app-photos')]}
        store={{
          label: messages(isAndroid ? 'overlays.app-from-google-play' : 'overlays.app-from-app-store'),
          href,
        }}
        closeLabel={messages('close')}
        stayLabel={messages('overlays.app-stay')}
        note={messages('overlays.app-note')}
        onClose={() => {
          // On another day than it came it is closed for that day too. [C43]
          rememberOffer(platform);
          overlay.remove();
          resolve();
        }}
      />,
    );
  });
}
