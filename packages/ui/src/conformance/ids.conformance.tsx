import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrationProblems } from '../samples/hydrationProblems.ts';
import { controls } from './controls.tsx';
import { mount, unmountAll } from './mount.tsx';

afterEach(unmountAll);

const named = controls.filter(({ props }) => 'id' in props).map((control) => [control.name, control] as const);

describe.each(named)('%s without an id', (_name, { Component, props }) => {
  const { id: _id, ...words } = props;
  const twice = () => (
    <form>
      {createElement(Component, words)}
      {createElement(Component, words)}
    </form>
  );

  it('makes its own: no two elements share one, and each label leads to its control', () => {
    const form = mount(twice());
    const ids = [...form.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.filter((own, index) => ids.indexOf(own) !== index)).toEqual([]);
    expect(ids.filter((own) => own.includes('undefined'))).toEqual([]);
    const labels = [...form.querySelectorAll('label')];
    expect(labels.map((label) => label.control)).not.toContain(null);
  });

  it('makes the same one on the server', async () => {
    expect(await hydrationProblems(renderToString(createElement(twice)), twice)).toEqual([]);
  });
});
