import type { ChangeEvent, Ref } from 'react';
import { heldRef } from './heldRef.ts';

type Handler<Event> = (event: Event) => void;

interface NativeValue<Element, Value> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: Handler<ChangeEvent<Element>> | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

interface NativeChecked {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: Handler<ChangeEvent<HTMLInputElement>> | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const nobodyListens = () => {};

/** Missing where nobody listens, so that a server component can render the control. */
function changeHandler<Element, Value>(
  { value, onChange, onValueChange }: NativeValue<Element, Value>,
  read: (element: Element & EventTarget) => Value,
) {
  // React would say once more what the component's own warning says.
  if (!onValueChange) return onChange ?? (value === undefined ? undefined : nobodyListens);
  return (event: ChangeEvent<Element>) => {
    onChange?.(event);
    onValueChange(read(event.currentTarget));
  };
}

/**
 * What a native control of text or choice gets: `value` or, where the parent does not hold it, `defaultValue`, and an
 * `onChange` that tells React's event first, then the value alone.
 */
export function valueProps<Element extends { value: string }>(props: NativeValue<Element, string>) {
  const { value, defaultValue } = props;
  const onChange = changeHandler(props, (element) => element.value);
  return value === undefined ? { defaultValue, onChange } : { value, onChange };
}

/** The same for a box, a switch or a radio. The value of the parent stays when the form is reset. */
export function checkedProps(props: NativeChecked) {
  const { checked, defaultChecked, onChange, onCheckedChange, ref } = props;
  const handler = changeHandler<HTMLInputElement, boolean>(
    { value: checked, onChange, onValueChange: onCheckedChange },
    (element) => element.checked,
  );
  return checked === undefined
    ? { defaultChecked, onChange: handler, ref }
    : { checked, onChange: handler, ref: heldRef(ref) };
}
