import { adFormFieldsOf, type AdFormFields } from '@volan/domain-rules';
import { packageControl } from '../../../blocks/pictureUpload/PicturePackages.tsx';
import { phoneFormField } from './PhoneFormCopy.tsx';
import { earlyInput } from '../../../runtime/browser/earlyInput.ts';

/** The id of the form of a new ad. */
export const formId = 'ad-form';

/** Controls of the form that are no fields of the ad. */
const ownControls: ReadonlySet<string> = new Set(['step', 'draft', 'version', packageControl, phoneFormField]);

/** Whether an event comes from a field of the ad. */
export const isAdField = (target: EventTarget): boolean =>
  !(target instanceof HTMLInputElement && ownControls.has(target.name));

/** The values of the controls of a form. */
export const fieldsOf = (form: HTMLFormElement): AdFormFields =>
  adFormFieldsOf([...new FormData(form)].filter(([name]) => !ownControls.has(name)));

/**
 * Fields that somebody changed since the page was opened: those whose change was heard, and those that were filled in
 * before scripts listened. An emptied field has no texts.
 *
 * @param heard names of fields whose change was heard
 * @param begun the fields that the page began with
 */
export function typedFields(heard: ReadonlySet<string>, begun: AdFormFields): AdFormFields {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};

  const fields = fieldsOf(form);
  const isDifferent = (name: string) => JSON.stringify(fields[name] ?? []) !== JSON.stringify(begun[name] ?? []);
  const early = earlyInput(form).map(({ name }) => name);
  const names = new Set([...heard, ...early.filter(isDifferent)]);
  const typed = [...names].filter((name) => name !== '' && !ownControls.has(name));

  return Object.fromEntries(typed.map((name) => [name, fields[name] ?? []]));
}

const hasCaret = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'search', 'tel', 'url'].includes(element.type));

/** Draws the form again. The focused control keeps the focus and its caret: somebody may be typing in it. */
export function redrawAround(redraw: () => void): void {
  const focused = document.activeElement;
  const id = focused?.closest(`#${formId}`) ? focused.id : '';
  const caret = hasCaret(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  redraw();
  if (id === '') return;

  const next = document.getElementById(id);
  next?.focus({ preventScroll: true });
  if (caret && hasCaret(next)) next.setSelectionRange(...caret);
}
