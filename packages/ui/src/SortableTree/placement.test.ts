import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { allowed, moveTo, placeOf, stayingRows, step } from './placement.ts';
import type { TreeNode } from './TreeNode.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, name: id, visible: true, children });
const scooter = node('scooter');
const bikes = node('bikes', node('chopper'), node('enduro'), scooter);
const tree = [node('vehicles', node('cars', node('suv')), bikes, node('buses')), node('machines')];
const rows = flatten(tree, new Set(['vehicles', 'bikes']));
const staying = stayingRows(rows, scooter);

describe('the rows of a tree', () => {
  it('leave out what is below a closed branch', () => {
    expect(rows.map(({ node: { id } }) => id)).toEqual([
      'vehicles',
      'cars',
      'bikes',
      'chopper',
      'enduro',
      'scooter',
      'buses',
      'machines',
    ]);
  });
});

describe('moving a branch', () => {
  it('begins at its current place', () => {
    expect(moveTo(staying, placeOf(rows, scooter), scooter)).toEqual({ id: 'scooter', parentId: 'bikes', index: 2 });
  });

  it.each([
    ['up once', ['up'], { parentId: 'bikes', index: 1 }],
    ['up twice', ['up', 'up'], { parentId: 'bikes', index: 0 }],
    ['out of its family', ['out'], { parentId: 'vehicles', index: 2 }],
    ['in below its neighbour', ['in'], { parentId: 'enduro', index: 0 }],
    ['down beside the buses', ['down'], { parentId: 'buses', index: 0 }],
    ['down to the end', ['down', 'down', 'down', 'down'], { parentId: 'machines', index: 0 }],
    ['down to the end and out', ['down', 'down', 'out', 'out'], { parentId: null, index: 2 }],
    ['up before everything', ['up', 'up', 'up', 'up', 'up', 'up', 'up'], { parentId: null, index: 0 }],
  ] as const)('goes %s', (_words, keys, place) => {
    let at = placeOf(rows, scooter);
    for (const key of keys) {
      at = step(staying, at, key, scooter, 3);
    }
    expect(moveTo(staying, at, scooter)).toEqual({ id: 'scooter', ...place });
  });

  it('becomes the last child of a closed branch', () => {
    expect(moveTo(staying, { gap: 2, depth: 2 }, scooter)).toEqual({ id: 'scooter', parentId: 'cars', index: 1 });
  });

  it('never goes deeper than the tree may be', () => {
    expect(step(staying, placeOf(rows, scooter), 'in', scooter, 2)).toEqual(placeOf(rows, scooter));
  });

  it('takes its family along, so a tall branch finds fewer places', () => {
    const others = stayingRows(rows, bikes);
    expect(allowed(others, { gap: 2, depth: 2 }, bikes, 2)).toEqual({ gap: 2, depth: 1 });
  });
});
