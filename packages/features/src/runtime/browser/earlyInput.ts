type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isPressed = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isChanged(control: Control) {
  if (isPressed(control)) {
    // In a group of radios the pressed one stands for the change of the other, too.
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  }
  if (!(control instanceof HTMLSelectElement)) {
    return control.type !== 'hidden' && control.value !== control.defaultValue;
  }
  const options = [...control.options];
  if (control.multiple) {
    return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }

  // Where the document chooses none, the first is chosen.
  return (
    control.selectedIndex !==
    Math.max(
      0,
      options.findIndex(({ defaultSelected }) => defaultSelected),
    )
  );
}

/** Controls that say something else than the document: a visitor used them before, or comes back to them. */
export function earlyInput(island: Element | Document): readonly Control[] {
  return [...island.querySelectorAll<Control>('input,select,textarea')].filter(isChanged);
}

/** A change of a text as if it had been typed now: React compares with the last value that it knows. */
function replayText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const prototype = Object.getPrototypeOf(control) as object;
  const isFocused = control.ownerDocument.activeElement === control;
  const caret = isFocused ? ([control.selectionStart, control.selectionEnd] as const) : null;
  // React's own setter, so that the text below differs from what it knows
  control.value = `${text} `;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  // fields such as those of an e-mail address have no caret to set
  if (caret && caret[0] !== null) control.setSelectionRange(caret[0], caret[1]);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells a control that has handlers now what was done to it before. */
function replay(control: Control, state: string | boolean) {
  if (isPressed(control)) {
    // in a group of radios the pressed one stands for the change of the other, too
    if (control.type === 'radio' && state === false) return;

    // Set back first: only a press from another state counts as a change.
    control.checked = state === false;
    control.click();
  } else if (control instanceof HTMLSelectElement || control.type === 'file') {
    if (control instanceof HTMLSelectElement && !control.multiple) control.value = String(state);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  } else {
    replayText(control, String(state));
  }
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Remembers what was filled in before handlers listen, and what is filled in until then. The first drawing of a
 * controlled field would empty it.
 *
 * @param root the part of the page that is about to be hydrated
 * @returns tells the handlers, once; to be called in an effect of the first render, so that no drawing comes between
 */
export function rememberEarlyInput(root: Element | Document): () => void {
  const stateOf = (control: Control) => (isPressed(control) ? control.checked : control.value);
  const states = new Map(earlyInput(root).map((control) => [control, stateOf(control)]));
  const note = ({ target }: Event) => {
    if (isControl(target)) states.set(target, stateOf(target));
  };
  const types = ['input', 'change'];
  for (const type of types) root.addEventListener(type, note, { capture: true });

  return () => {
    for (const type of types) root.removeEventListener(type, note, { capture: true });
    for (const [control, state] of states) if (control.isConnected) replay(control, state);
    states.clear();
  };
}
