import type { AdField, AdFieldKind, AdFormStep } from './AdForm.ts';

const plain = { specification: null, required: false, min: null, max: null, decimals: 0, dependsOn: null } as const;

/** A field of a form: optional and without limits, except for what `more` says. */
export const asked = (name: string, step: AdFormStep, kind: AdFieldKind, more: Partial<AdField> = {}): AdField => ({
  ...plain,
  name,
  step,
  kind,
  ...more,
});
