import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';

/** A flag of a specification, as the server names it. */
export type FlagName = 'status' | 'infilter' | 'highlight' | 'shortfilter' | 'intitle' | 'multi';

export interface FlagColumn {
  name: FlagName;
  /** What it does, shown under the pointer: "U panelu filtera". */
  meaning: string;
}

export interface FlagRow {
  id: string;
  /** "Menjač". */
  name: string;
  /** "Lista", "Broj (kW)". */
  type: string;
  flags: Readonly<Record<FlagName, boolean>>;
  /** Flags that differ from what is published. */
  changed?: readonly FlagName[];
  /** Why a flag cannot be changed: "12 oglasa ima više vrednosti." */
  locked?: Readonly<Partial<Record<FlagName, string>>>;
}

export interface FlagGroup {
  id: string;
  /** Absent where the rows are in one group. */
  title?: string;
  rows: readonly FlagRow[];
}

/** Rows that can be moved: by dragging the grip, or by the entries of its menu. */
export interface FlagOrder {
  /** "Pomeri: Menjač". */
  gripLabel: (name: string) => string;
  upLabel: string;
  downLabel: string;
  /** Announced: "Menjač, mesto 2." */
  moved: (name: string, position: number) => string;
  /** The page stores the order of the ids and passes new groups. */
  onOrder: (groupId: string, ids: string[]) => void;
}

export interface FlagMatrixProps extends ElementProps<'div', 'id'> {
  id: string;
  /** What the rows are, read aloud: "Specifikacije, Automobili". */
  caption: string;
  nameLabel: string;
  typeLabel: string;
  columns: readonly FlagColumn[];
  groups: readonly FlagGroup[];
  /** The row that a panel or the preview shows. */
  currentId?: string;
  /** Said of a cell that differs from what is published: "nije objavljeno". */
  changedLabel: string;
  /** The page keeps the draft and passes new rows. */
  onFlagChange: (rowId: string, flag: FlagName, on: boolean) => void;
  /** The name of a row was pressed. */
  onOpen: (rowId: string) => void;
  /** How rows are put into order inside their group; without it they stay. [J123] */
  order?: FlagOrder;
  /** In place of rows. */
  empty: ReactNode;
}
