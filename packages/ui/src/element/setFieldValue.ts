/**
 * Writes into a field as a user does: React and form libraries hear of it by `onInput` and `onChange`. Setting `value`
 * alone would tell nobody.
 */
export function setFieldValue(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;

  // React watches the property of the element itself, and would take the value for known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
