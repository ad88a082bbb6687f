import type { ConfirmLabels } from '@volan/ui/ConfirmDialog';
import { loadLate } from './lateStyles.ts';

/** The question if none is given, and no texts can be loaded. [C48] */
const defaultQuestion = 'Molimo potvrdite akciju';

/**
 * Asks before a deed, from anywhere: `true` for the deed, `false` for all else. A text alone is the question; without
 * one it is `Molimo potvrdite akciju` in the visitor's language. One question is at a time. [C48]
 *
 * Where the dialog cannot be loaded the browser's own asks.
 */
export async function confirmAction(question?: string | Partial<ConfirmLabels>): Promise<boolean> {
  const labels = typeof question === 'string' ? { title: question } : question;
  const loaded = await loadLate(() => import('./askToConfirm.tsx')).catch(() => null);
  return loaded
    ? loaded.askToConfirm(labels, defaultQuestion)
    : window.confirm([labels?.title ?? defaultQuestion, labels?.text ?? ''].join('\n').trim());
}
