import { errorsOfStep, type AdForm, type AdFormErrors, type AdFormFields, type AdFormStep } from '@volan/domain-rules';
import type { Step } from '@volan/ui/Stepper';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { stepId } from './AdFormSections.tsx';

/** Steps as the line above the form shows them, each with those of the form that belong to it. */
const shown = [
  ['vehicle', ['vehicle', 'specifications']],
  ['pictures', ['pictures']],
  ['price', ['price', 'description']],
  ['place', ['place']],
] as const satisfies readonly (readonly [AdFormStep, readonly AdFormStep[]])[];

/**
 * How far the form is: a step is done when nothing that it needs is missing and something is in it; the first that is
 * not done is the current one.
 */
export function stepsOf(form: AdForm, fields: AdFormFields, missing: AdFormErrors, { t }: Pick<Messages, 't'>): Step[] {
  const isDone = (steps: readonly AdFormStep[]) =>
    steps.every((step) => Object.keys(errorsOfStep(form, missing, step)).length === 0) &&
    form.fields.some(({ name, step }) => steps.includes(step) && (fields[name] ?? []).length > 0);
  const done = shown.map(([, steps]) => isDone(steps));
  const at = done.includes(false) ? done.indexOf(false) : shown.length - 1;

  return shown.map(([step], index) => ({
    label: t(`selling.short-${step}`),
    href: `#${stepId(step)}`,
    state: index === at ? 'current' : done[index] ? 'done' : 'ahead',
  }));
}
