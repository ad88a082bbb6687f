import type { WorkerPlan } from './WorkerPlan.ts';

/** The scripts that a page needs to work without a connection, by the islands that stand in it. */
export function neededFiles(html: string, { files, parts }: Pick<WorkerPlan, 'files' | 'parts'>) {
  const names = new Set([...html.matchAll(/data-name="(\w+)"/g)].map(([, name = '']) => name));
  const places = new Set(['', ...names].flatMap((name) => parts[name] ?? []));
  return [...places].flatMap((place) => files[place] ?? []);
}
