import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Hydrated } from '../browser/Hydrated.tsx';
import { rememberEarlyInput } from '../browser/earlyInput.ts';
import type { IslandRegistry } from './island.tsx';
import { readProps } from './propsText.ts';

/** Hydrates one island; resolves when its handlers work and have received the earlier input. */
export async function hydrate(element: HTMLElement, registry: IslandRegistry): Promise<void> {
  const Part = (await registry[element.dataset['name'] ?? '']?.load()) as ComponentType<object>;
  const props = readProps(element.dataset['props'] ?? '{}');
  const replay = rememberEarlyInput(element);
  await new Promise<void>((tell) => {
    const ready = () => {
      replay();
      tell();
    };
    hydrateRoot(
      element,
      <>
        {createElement(Part, props)}
        <Hydrated tell={ready} />
      </>,
    );
  });
}
