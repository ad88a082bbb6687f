import { rooms, type Room } from './rooms.ts';

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const canDependOn = ({ mayImport, mayImportEntries }: Room, name: string) =>
  mayImport.includes(name) || mayImportEntries.some((entry) => entry.startsWith(`${name}/`));

/** The dependencies of a `package.json` that break an arrow, each as a sentence. */
export function forbiddenDependencies(folder: string, manifest: PackageJson): string[] {
  const home = rooms.find((room) => room.folder === folder);
  if (!home) return [`${folder} is not in the table of rooms: add it to tools/boundaries/rooms.ts.`];

  const ours = new Set(rooms.map(({ name }) => name));
  const shipped = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
  const inTests = manifest.devDependencies ?? {};

  return [
    ...Object.keys(shipped).filter((name) => ours.has(name) && !canDependOn(home, name)),
    ...Object.keys(inTests).filter(
      (name) => ours.has(name) && !canDependOn(home, name) && !home.testsMayImport.includes(name),
    ),
  ].map((name) => `${folder}/package.json depends on ${name}: ${folder} may not import it.`);
}
