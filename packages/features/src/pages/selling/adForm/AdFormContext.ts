import type { AdForm, AdFormFields } from '@volan/domain-rules';
import { createContext, useContext } from 'react';

/** The shared state of the controls of an ad's form. */
export interface AdFormState {
  readonly form: AdForm;
  /** The initial values of the controls. */
  readonly given: AdFormFields;
  /** The current values; the same as `given` before the first change. */
  readonly fields: AdFormFields;
  /** The error of a field as a sentence; undefined without one. */
  readonly error: (name: string) => string | undefined;
  /** The page runs in a browser with scripts: what depends on an answer follows it by itself. */
  readonly hydrated: boolean;
}

const AdFormContext = createContext<AdFormState | null>(null);

/** Gives the controls of a form what they share. */
export const AdFormProvider = AdFormContext.Provider;

/** The state of the form around this control. */
export function useAdForm(): AdFormState {
  const state = useContext(AdFormContext);
  if (state === null) throw new Error('useAdForm found no form. Draw the field within <AdFormSections>.');
  return state;
}

/** Id of the control of a field: summaries lead to it. */
export const controlId = (name: string) => `ad-${name}`;

/** The one text of a field; empty where it holds none. */
export const textOf = (fields: AdFormFields, name: string) => fields[name]?.[0] ?? '';
