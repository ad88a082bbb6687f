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
export function earlyInput(island: Element): readonly Control[] {
  return [...island.querySelectorAll<Control>('input,select,textarea')].filter(isChanged);
}

/** Lets a part that was not hydrated yet hear of a change. */
export function replayEarlyInput(control: Control) {
  if (isPressed(control)) {
    // Set back first: only a press from another state counts as a change.
    control.checked = !control.checked;
    control.click();
  } else {
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
