import { describe, expect, it } from 'vitest';
import { moveNode } from './moveNode.ts';
import type { TreeNode } from './TreeNode.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, name: id, visible: true, children });
const tree = [node('vehicles', node('cars'), node('bikes', node('enduro'))), node('machines')];
const drawn = (nodes: readonly TreeNode[] = []): string =>
  nodes.map(({ id, children = [] }) => (children.length > 0 ? `${id}(${drawn(children)})` : id)).join(' ');

describe('a tree after a move', () => {
  it.each([
    [{ id: 'cars', parentId: 'vehicles', index: 1 }, 'vehicles(bikes(enduro) cars) machines'],
    [{ id: 'enduro', parentId: null, index: 0 }, 'enduro vehicles(cars bikes) machines'],
    [{ id: 'bikes', parentId: 'machines', index: 0 }, 'vehicles(cars) machines(bikes(enduro))'],
    [{ id: 'nothing', parentId: null, index: 0 }, 'vehicles(cars bikes(enduro)) machines'],
  ])('%o is %s', (move, words) => expect(drawn(moveNode(tree, move))).toBe(words));
});
