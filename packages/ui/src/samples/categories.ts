import type { SortableTreeProps } from '../SortableTree/SortableTreeProps.ts';
import type { TreeNode } from '../SortableTree/TreeNode.ts';
import { formats } from './formats.ts';

const full = (count: string) => `Kategorija sa ${count} oglasa ne može da se obriše. Prvo premestite oglase.`;
const branch = (id: string, name: string, icon: TreeNode['icon'], count: string, children?: TreeNode[]): TreeNode => ({
  id,
  name,
  icon,
  count,
  visible: count !== '0',
  undeletable: count === '0' ? undefined : full(count),
  children,
});

/** The tree of categories of the administration. */
export const categories: TreeNode[] = [
  branch('vehicles', 'Vozila', 'car', formats.number(61_842), [
    branch('cars', 'Automobili', 'car', formats.number(48_212), [branch('oldtimers', 'Oldtajmeri', 'car', '318')]),
    branch('motorcycles', 'Motocikli', 'motorbike', formats.number(4180), [
      branch('chopper', 'Čoper', 'circle-dot', '611'),
      branch('enduro', 'Enduro', 'circle-dot', '702'),
      branch('scooter', 'Skuter', 'circle-dot', formats.number(1490)),
    ]),
    branch('trucks', 'Kamioni', 'truck', formats.number(2960), [branch('tippers', 'Kiperi', 'truck', '204')]),
    branch('buses', 'Autobusi', 'bus', '214'),
    branch('campers', 'Kampovi i prikolice', 'caravan', formats.number(1108), [
      branch('trailers', 'Prikolice', 'caravan', '340'),
    ]),
  ]),
  branch('machines', 'Mašine', 'tractor', formats.number(3206), [
    branch('tractors', 'Traktori', 'tractor', formats.number(1204)),
  ]),
  branch('vessels', 'Plovila', 'anchor', '0', [branch('boats', 'Čamci', 'anchor', '0')]),
  branch('parts', 'Delovi i oprema', 'cog', formats.number(21_840), [
    branch('tyres', 'Gume', 'disc-3', formats.number(6120)),
  ]),
];

export const treeLabels: SortableTreeProps['labels'] = {
  open: 'Prikaži potkategorije',
  close: 'Sakrij potkategorije',
  visible: 'Vidljiva u meniju',
  hidden: 'Skrivena',
  actions: 'Radnje',
  moveUp: 'Pomeri gore',
  moveDown: 'Pomeri dole',
  moveIn: 'Uvuci',
  moveOut: 'Izvuci',
  remove: 'Obriši',
  grip: 'Prevuci',
  hint: 'Prevlačenje menja redosled i nivo. Na tastaturi: razmaknica, strelice, pa Enter.',
  picked: (name) => `${name}: podignuto. Strelice pomeraju, Enter spušta, Escape odustaje.`,
  over: ({ name, parent, position }) => `${name}: ${parent ?? 'najviši nivo'}, mesto ${position}.`,
  dropped: ({ name, parent, position }) => `${name} je sada: ${parent ?? 'najviši nivo'}, mesto ${position}.`,
  cancelled: (name) => `${name} ostaje gde je bila.`,
};
