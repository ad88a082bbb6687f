/** Copies through a hidden field, for browsers without a clipboard or that refuse access to it. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Placed so that it is not visible, moves nothing, and a phone does not zoom to it.
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0', fontSize: '16px' });
  const focused = document.activeElement;
  // Nothing outside a modal dialog can take the focus.
  const container = focused?.closest('dialog') ?? document.body;
  container.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, but nothing else works here.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }
}

/**
 * Copies a text to the clipboard; where the browser refuses, by a hidden field. Rejects where neither works: then the
 * user copies by hand. [K09]
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByField(text)) {
      throw new Error('The browser copied nothing. Select the text and let the user copy it.');
    }
  }
}
