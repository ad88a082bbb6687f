import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controls, type Control } from './controls.tsx';
import { anyRef, consoleErrors, mount, unmountAll } from './mount.tsx';

afterEach(unmountAll);

const namesOf = ({ kind }: Control) =>
  kind === 'value'
    ? ({ value: 'value', start: 'defaultValue', told: 'onValueChange' } as const)
    : ({ value: 'checked', start: 'defaultChecked', told: 'onCheckedChange' } as const);

/** The control in a form, with something beside it that takes the focus. */
function show({ Component, props }: Control, more: object, onSubmit?: () => void) {
  const page = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Component {...props} {...more} />
      <button type="button" data-outside="">
        Dalje
      </button>
    </form>,
  );
  const form = page.querySelector('form');
  if (!form) throw new Error('The form is not drawn.');

  return form;
}

interface HeldProps {
  control: Control;
  start: unknown;
  accepts: boolean;
  told: (value: unknown) => void;
}

/** A parent that holds the value. */
function Held({ control, start, accepts, told }: HeldProps) {
  const [held, hold] = useState(start);
  const names = namesOf(control);
  const change = (value: unknown) => {
    told(value);
    if (accepts) hold(() => value);
  };

  return <control.Component {...control.props} {...{ [names.value]: held, [names.told]: change }} />;
}

function showHeld(control: Control, accepts: boolean, start = control.first) {
  const told = vi.fn();
  const Component = () => <Held control={control} start={start} accepts={accepts} told={told} />;
  return { form: show({ ...control, Component }, {}), told };
}

const partOf = (form: HTMLFormElement, { part }: Control) => {
  const found = form.querySelector<HTMLElement>(part);
  if (!found) throw new Error(`Nothing matches ${part}.`);
  return found;
};

const leave = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-outside]')?.focus();

async function change(form: HTMLFormElement, control: Control) {
  partOf(form, control).focus();
  await userEvent.keyboard(control.keys);
}

const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);

/** The visible value: the state of each native control, and the words around them. */
const shown = (form: HTMLFormElement) => [
  ...[...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((native) =>
    native.type === 'checkbox' || native.type === 'radio' ? native.checked : native.value,
  ),
  form.textContent,
];

const lookOf = (form: HTMLFormElement) => ({ shown: shown(form), sent: sent(form) });

/** How the control looks that starts with a value. */
function looksWith(control: Control, value: unknown) {
  const form = show(control, { [namesOf(control).start]: value });
  const look = lookOf(form);
  unmountAll();

  return look;
}

const named = (some: readonly Control[]) => some.map((control) => [control.name, control] as const);

describe.each(named(controls))('%s', (_name, control) => {
  const names = namesOf(control);

  it('holds a value by itself, and a reset brings the first one back', async () => {
    const told = vi.fn();
    const form = show(control, { [names.start]: control.first, [names.told]: told });
    const before = lookOf(form);
    expect(before.sent).toEqual(control.firstSent);
    await change(form, control);
    expect(told.mock.calls.map(([value]: unknown[]) => value)).toEqual([control.next]);
    leave(form);
    await expect.poll(() => sent(form)).toEqual(control.nextSent);
    form.reset();
    await expect.poll(() => lookOf(form)).toEqual(before);
  });

  it('keeps what a parent holds that refuses, also after a reset', async () => {
    const { form, told } = showHeld(control, false);
    const before = lookOf(form);
    expect(before.sent).toEqual(control.firstSent);
    await change(form, control);
    expect(told).toHaveBeenCalledWith(control.next);
    leave(form);
    await expect.poll(() => lookOf(form)).toEqual(before);
    form.reset();
    await nextTask();
    expect(lookOf(form)).toEqual(before);
  });

  it('shows what a parent takes over, which a reset leaves with the parent', async () => {
    const expected = looksWith(control, control.next);
    const { form, told } = showHeld(control, true);
    await change(form, control);
    leave(form);
    await expect.poll(() => lookOf(form)).toEqual(expected);
    expect(expected.sent).toEqual(control.nextSent);
    told.mockClear();
    form.reset();
    await nextTask();
    expect(lookOf(form)).toEqual(expected);
    expect(told, 'nobody is told').not.toHaveBeenCalled();
  });

  it('says once that the focus has left it', async () => {
    const onBlur = vi.fn();
    const form = show(control, { [names.start]: control.first, onBlur });
    partOf(form, control).focus();
    if (control.isGroup) {
      const parts = form.querySelectorAll<HTMLElement>('input:not([tabindex="-1"])');
      for (const part of parts) part.focus();
    }
    expect(onBlur).not.toHaveBeenCalled();
    leave(form);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('is neither sent nor changed while it is disabled', () => {
    const form = show(control, { [names.start]: control.first, disabled: true });
    expect(sent(form)).toEqual([]);
    const live = [...form.querySelectorAll<HTMLElement>(':is(input, select, textarea, button):enabled')];
    expect(live.filter((one) => !one.matches('[data-outside]'))).toEqual([]);
  });
});

it.each(named(controls.filter((control) => 'empty' in control)))(
  '%s stops a form that lacks it, if it is required',
  (_name, control) => {
    const names = namesOf(control);
    const onSubmit = vi.fn();
    const empty = show(control, { [names.start]: control.empty, required: true }, onSubmit);
    empty.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    unmountAll();
    const filled = control.kind === 'checked' ? control.first : control.next;
    show(control, { [names.start]: filled, required: true }, onSubmit).requestSubmit();
    expect(onSubmit).toHaveBeenCalledOnce();
  },
);

it.each(named(controls))('%s takes the focus by its ref', (_name, control) => {
  const names = namesOf(control);
  const ref = anyRef();
  const form = show(control, { [names.start]: control.first, ref });
  ref.current?.focus();
  const { activeElement } = document;
  expect(activeElement?.matches(':is(input, select, textarea, button):not([tabindex="-1"])')).toBe(true);
  expect(form.contains(activeElement)).toBe(true);
});

/** Writes as a form library does: no event comes with it. */
function write(carrier: unknown, value: unknown) {
  if (carrier instanceof HTMLSelectElement && carrier.multiple) {
    for (const option of carrier.options) option.selected = Array.isArray(value) && value.includes(option.value);
  } else if (carrier instanceof HTMLInputElement || carrier instanceof HTMLSelectElement) {
    carrier.value = String(value);
  }
}

interface RegisteredProps extends Record<string, unknown> {
  control: Control;
}

/** As a form library has it: writes the first value when it gets the element, and draws once more at once. */
function Registered({ control, ...props }: RegisteredProps) {
  const [, drawAgain] = useState(false);
  const [registered] = useState(() => {
    let known: unknown;
    return (carrier: unknown) => {
      if (!carrier || carrier === known) return;

      write((known = carrier), control.first);
      drawAgain(true);
    };
  });
  return <control.Component {...props} ref={registered} />;
}

it.each(named(controls.filter(({ isCarried }) => isCarried)))(
  '%s is one native control to a form library that registers it',
  async (_name, control) => {
    const expected = { first: looksWith(control, control.first), next: looksWith(control, control.next) };
    const heard = { onChange: vi.fn(), onBlur: vi.fn() };
    const names = new Set<unknown>();
    const noteName = (event: { target: HTMLInputElement }) => names.add(event.target.name);
    heard.onChange.mockImplementation(noteName);
    heard.onBlur.mockImplementation(noteName);
    const Component = (props: object) => <Registered {...props} control={control} />;
    const form = show({ ...control, Component }, heard);
    await expect.poll(() => lookOf(form)).toEqual(expected.first);
    expect(heard.onChange).not.toHaveBeenCalled();
    await change(form, control);
    leave(form);
    await expect.poll(() => lookOf(form)).toEqual(expected.next);
    expect(heard.onChange).toHaveBeenCalled();
    expect([...names]).toEqual(['field']);
  },
);

describe.each(named(controls.filter(({ misuseToldBy }) => misuseToldBy === undefined)))('%s', (_name, control) => {
  const names = namesOf(control);
  const misuse: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a value without a handler', { [names.value]: control.first }],
    ['a value and a default', { [names.value]: control.first, [names.start]: control.next, [names.told]: () => {} }],
    ...('unknown' in control ? [['a value that it cannot have', { [names.start]: control.unknown }] as const] : []),
  ];
  it.each(misuse)('names the error of %s in one message, and works', async (_misuse, wrong) => {
    const errors = await consoleErrors(() => show(control, wrong));
    expect(errors).toEqual([expect.stringContaining(control.name.split(' ')[0] ?? '')]);
    const form = document.forms[0];
    expect(form?.querySelector(':is(input, select, textarea):enabled')).not.toBeNull();
  });
});

/** React has drawn, and what the browser does after a reset is done. */
async function nextTask() {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await new Promise(requestAnimationFrame);
}
