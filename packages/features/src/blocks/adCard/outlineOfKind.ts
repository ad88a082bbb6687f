import type { OutlineName } from '@volan/ui';

/** The vehicle that stands for a kind of ads, the first word of their addresses. [T01] */
const outlines: Readonly<Record<string, OutlineName>> = {
  auto: 'hatch',
  moto: 'motorcycle',
  kamion: 'truck',
  prikolice: 'trailer',
  kampovi: 'camper',
  masine: 'tractor',
  plovila: 'boat',
  bicikli: 'bicycle',
  delovi: 'parts',
  gume: 'tyres',
};

/** The outline of a kind of ads. */
export function outlineOfKind(kind: string): OutlineName {
  return outlines[kind] ?? 'hatch';
}
