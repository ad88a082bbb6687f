import { formId } from './formFields.ts';

declare global {
  interface Window {
    /** Value of the button of a form that was pressed before the form had the stored values; `holdScript` writes it. */
    heldStep?: string | undefined;
  }
}

/**
 * Presses the button again that was pressed before the form was complete. A button that scripts have replaced says with
 * `data-step` which one it replaces; those that scripts made needless are gone, and nothing happens. [P35, B44]
 */
export function pressHeldStep(): void {
  const step = window.heldStep;
  if (step === undefined) return;

  delete window.heldStep;
  const buttons = document.querySelectorAll<HTMLElement>(`#${formId} :is(button[name=step], [data-step])`);
  const button = [...buttons].find((one) => (one.dataset['step'] ?? one.getAttribute('value')) === step);
  button?.removeAttribute('aria-busy');
  button?.click();
}
