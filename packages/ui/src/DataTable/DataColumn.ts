import type { ReactNode } from 'react';

/** How rows are ordered by a column: by following a link, or by a call where the page keeps the order itself. */
export type ColumnSort = {
  /** The order that is shown now; absent where another column rules. */
  direction?: 'ascending' | 'descending';
} & ({ href: string; onSort?: never } | { href?: never; onSort: () => void });

/** One column, typed over the row that it reads. The first column carries the name of the row. */
export interface DataColumn<Row> {
  key: string;
  label: string;
  /** The label is read aloud only, such as "Radnje" over the last column. */
  hideLabel?: boolean;
  cell: (row: Row) => ReactNode;
  /** `number`: at the end of the cell, in figures of one width. `quiet`: what matters less. @default 'text' */
  kind?: 'text' | 'number' | 'quiet';
  /** Never broken, such as a telephone number or a date. Numbers never are. */
  keepTogether?: boolean;
  sort?: ColumnSort;
}

/** Rows that can be chosen. */
export interface RowSelection<Row> {
  /** Keys of the chosen rows; keys of other pages may be among them and stay there. The parent holds them. */
  value?: readonly string[] | undefined;
  /** What is chosen at first, where the table holds it. @default none */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((keys: readonly string[]) => void) | undefined;
  /** "Izaberi sve na ovoj strani". */
  allLabel: string;
  /** "Izaberi Dragica Đorđević". */
  rowLabel: (row: Row) => string;
  /** "Izabrana 2", announced; shown only while something is chosen. */
  countLabel: string | ((count: number) => string);
  /** Actions for all of them: small buttons. */
  actions: ReactNode;
}
