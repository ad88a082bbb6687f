import { setupWorker } from 'msw/browser';

let starting: ReturnType<typeof start> | undefined;

async function start() {
  const worker = setupWorker();
  // What no story mocks is a module or a picture of Storybook itself.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/** One worker for the page. A docs page mounts many stories at once, and a second start would throw. */
export function startMocks() {
  starting ??= start();
  return starting;
}
