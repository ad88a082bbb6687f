import { lateTranslator } from '@volan/i18n/late';
import { pageWritten } from '../browser/pageFacts.ts';

/** The words of overlays in the language of the page; fetched with the first of them. */
export const overlayMessages = () => lateTranslator('overlays', pageWritten());
