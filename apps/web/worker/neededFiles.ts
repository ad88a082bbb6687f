import type { WorkerPlan } from './WorkerPlan.ts';

/** The sheet of late parts: a page names it, and everything that its islands draw needs it. */
const lateSheet = /<meta name="late-styles" content="([^"]+)"/;

/** The files that a page needs to work without a connection, by the islands that are in it. */
export function neededFiles(html: string, { files, parts }: Pick<WorkerPlan, 'files' | 'parts'>) {
  const names = new Set([...html.matchAll(/data-name="(\w+)"/g)].map(([, name = '']) => name));
  const places = new Set(['', ...names].flatMap((name) => parts[name] ?? []));
  const [, sheet] = lateSheet.exec(html) ?? [];

  return [...[...places].flatMap((place) => files[place] ?? []), ...(sheet ? [sheet] : [])];
}
