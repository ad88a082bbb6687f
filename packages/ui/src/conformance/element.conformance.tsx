import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrationProblems } from '../samples/hydrationProblems.ts';
import { examples, withoutExample, type Example } from './examples.tsx';
import { anyRef, mount, unmountAll } from './mount.tsx';
import { drawnByOthers, notElements, ownAttributes, pending } from './exceptions.ts';

afterEach(unmountAll);

const attributes = { 'data-probe': 'probe', 'aria-controls': 'elsewhere', 'aria-keyshortcuts': 'F9', tabIndex: 0 };

/** Without those that the component has a property of the same name for. */
function probeOf({ name, props }: Example) {
  const own = new Set([...Object.keys(props), ...(ownAttributes[name] ?? [])]);
  const all = { ...attributes, title: 'Beside the pointer', id: 'probe' };
  return Object.fromEntries(Object.entries(all).filter(([attribute]) => !own.has(attribute)));
}

const heardAs = {
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'F9', bubbles: true }),
  onPointerEnter: () => new PointerEvent('pointerover', { bubbles: true }),
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
};

const withProbe = (example: Example, more: object = {}) =>
  createElement(example.Component, { ...example.props, ...probeOf(example), ...more });

const probed = () => [...document.querySelectorAll<HTMLElement>('[data-probe="probe"]')];

const names = new Set<string>([...notElements, ...drawnByOthers, ...pending]);
const elements = examples.filter(({ name }) => !names.has(name)).map((example) => [example.name, example] as const);

describe.each(elements)('%s', (_name, example) => {
  it('puts attributes and the ref on one element, and keeps its look', () => {
    const ref = anyRef();
    mount(withProbe(example, { ref, className: 'intruder' }));
    expect(probed(), 'elements with the attributes').toHaveLength(1);
    const [element] = probed();
    expect(ref.current, 'the ref holds it').toBe(element);
    const expected = Object.entries(probeOf(example)).map(([name, value]) => [name.toLowerCase(), String(value)]);
    expect(expected.map(([name = '']) => [name, element?.getAttribute(name)])).toEqual(expected);
    expect(element?.className).not.toContain('intruder');
    unmountAll();
    expect(ref.current).toBeNull();
  });

  it('reports events on that element', () => {
    const handlers = Object.fromEntries(Object.keys(heardAs).map((name) => [name, vi.fn()]));
    mount(withProbe(example, handlers));
    probed()[0]?.focus();
    for (const handler of Object.values(handlers)) handler.mockClear();
    const heard = Object.entries(heardAs).map(([name, event]) => {
      probed()[0]?.dispatchEvent(event());
      return [name, handlers[name]?.mock.calls.length];
    });
    expect(heard).toEqual(Object.keys(heardAs).map((name) => [name, 1]));
  });

  it('is on the server what it is in the browser', async () => {
    const html = renderToString(withProbe(example));
    expect(html).toContain('data-probe="probe"');
    expect(await hydrationProblems(html, () => withProbe(example))).toEqual([]);
  });
});

it('is asked of every exported component', () => {
  expect(withoutExample.filter((name) => !names.has(name))).toEqual([]);
});
