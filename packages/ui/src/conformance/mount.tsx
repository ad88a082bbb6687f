import { createRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../allIcons/index.ts';
import '../theme/index.ts';

const mounted = new Set<() => void>();

/** Draws it into the page, as an app does; `unmountAll` takes everything away again. */
export function mount(node: ReactNode): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(node));
  // Effects run too: some components take the focus when they appear.
  flushSync(() => {});
  mounted.add(() => {
    root.unmount();
    container.remove();
  });

  return container;
}

export function unmountAll(): void {
  for (const unmount of mounted) unmount();
  mounted.clear();
}

/** Errors and warnings of the console while `act` ran. */
export async function consoleErrors(act: () => unknown): Promise<string[]> {
  const said: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  try {
    await act();
  } finally {
    Object.assign(console, { error, warn });
  }

  return said;
}

/** A ref that takes any element. */
export const anyRef = () => createRef<HTMLElement>() as { current: HTMLElement | null } & Ref<never>;
