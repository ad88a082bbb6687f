import { copyText } from '@volan/ui/copyText';
import { linkIcon } from '@volan/ui/icons';
import { overlayMessages } from './overlayMessages.ts';
import { showToast } from './showToast.ts';

/** A page to share. */
export interface SharedAddress {
  /** Whole address. */
  url: string;
  title: string;
}

/** The messages to a visitor; our own texts if they are left out. */
export interface ShareMessages {
  copied?: string;
  failed?: string;
}

/**
 * True where the system's own sheet took it, also where the visitor closed that sheet again: they have met no failure.
 */
async function shareBySystem(shared: SharedAddress) {
  if (typeof navigator.share !== 'function') {
    return false;
  }
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares an address by the system's own sheet; if there is no such sheet, or it refuses, the address is copied. [K09]
 */
export async function shareAddress(shared: SharedAddress, { copied, failed }: ShareMessages = {}): Promise<void> {
  if (await shareBySystem(shared)) {
    return;
  }
  const isCopied = await copyText(shared.url).then(
    () => true,
    () => false,
  );
  const messages = copied && failed ? null : await overlayMessages().catch(() => null);
  if (isCopied) {
    showToast({ text: copied ?? messages?.('overlays.link-copied') ?? shared.url, icon: linkIcon });
  } else {
    showToast({ text: failed ?? messages?.('overlays.not-copied') ?? shared.url, tone: 'error' });
  }
}
