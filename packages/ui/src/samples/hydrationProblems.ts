import { createElement, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What React says in the console of attributes that differ; differing text and elements are errors of their own. */
const saidInConsole = /hydrat|did not match|didn't match|server rendered|cannot be a descendant|cannot contain/i;

/** Takes over a story's HTML as the page of a visitor does. What differs from what the server sent is a problem. */
export async function hydrationProblems(html: string, Story: ComponentType): Promise<string[]> {
  const problems: string[] = [];
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);

  const { error } = console;
  console.error = (...said: unknown[]) => {
    if (saidInConsole.test(String(said[0]))) {
      problems.push(said.map(String).join(' '));
    } else {
      error(...said);
    }
  };
  try {
    const ready = Promise.withResolvers<void>();
    const Hydrated = () => {
      useEffect(() => ready.resolve(), []);

      return createElement(Story);
    };
    const report = (cause: unknown) => {
      problems.push(String(cause));
      ready.resolve();
    };
    const root = hydrateRoot(place, createElement(Hydrated), { onRecoverableError: report, onUncaughtError: report });
    await ready.promise;
    root.unmount();
  } finally {
    console.error = error;
    place.remove();
  }

  return problems;
}
