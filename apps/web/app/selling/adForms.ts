import { adFormFieldsOf, type AdFormFields } from '@volan/domain-rules';
import type { AdFormResult } from '@volan/features/selling';
import { data } from 'react-router';

const ownControls = new Set(['step', 'draft', 'version']);

/** What a form of an ad holds, without the controls of the page. */
export const adFieldsOf = (form: URLSearchParams): AdFormFields =>
  adFormFieldsOf([...form].filter(([name]) => !ownControls.has(name)));

/** What the button that sent a form asks for: one that moves a picture wants the form again. */
export const stepOf = (press: string) => (press.includes(' ') ? 'update' : press);

/** The form again, with what was typed and what is wrong. */
export const shownAdForm = (
  result: Partial<AdFormResult> & Pick<AdFormResult, 'step' | 'draft' | 'fields'>,
  status = 200,
) => data<AdFormResult>({ errors: {}, failure: null, duplicate: null, ...result }, { status });

/** An ad that exists is no draft. */
export const noDraft = { id: '', version: 0 };

/** Changes of an ad that were sent when the session had ended: the form again, which changed nothing yet. [K01] */
export const againAdForm = (words: URLSearchParams): AdFormResult => ({
  step: 'save',
  draft: noDraft,
  fields: adFieldsOf(words),
  errors: {},
  failure: 'typed-again',
  duplicate: null,
});
