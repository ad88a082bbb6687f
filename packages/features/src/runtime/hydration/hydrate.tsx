import { createElement, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { earlyInput, replayEarlyInput } from './replayEarlyInput.ts';
import type { IslandRegistry } from './island.tsx';
import { readProps } from './propsText.ts';

function Ready({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);

  return null;
}

/** Hydrates one island; resolves when its handlers work and have received the earlier input. */
export async function hydrate(element: HTMLElement, registry: IslandRegistry): Promise<void> {
  const Part = (await registry[element.dataset['name'] ?? '']?.load()) as ComponentType<object>;
  const props = readProps(element.dataset['props'] ?? '{}');
  const changed = earlyInput(element);
  await new Promise<void>((tell) => {
    hydrateRoot(
      element,
      <>
        {createElement(Part, props)}
        <Ready tell={tell} />
      </>,
    );
  });
  changed.forEach(replayEarlyInput);
}
