import type { DataColumn } from '@volan/ui/DataTable';
import type { IconName } from '@volan/ui/Icon';
import type { Sorting, SortCodec } from '@volan/domain-rules';

/** A column of a table of the administration. The first one names the row and links to it: it cannot be hidden. */
export interface TableColumn<Row> extends Omit<DataColumn<Row>, 'sort'> {
  /** The field that the server sorts by, as its call names it. @default the column cannot be sorted */
  readonly sortBy?: string;
  /** Hidden until a user chooses it. */
  readonly hidden?: true;
}

/** The order of a table, and how its call writes it. [T04] */
export interface TableSorting {
  readonly codec: SortCodec;
  readonly now: Sorting<string>;
}

/** A parameter that filters a table. */
export interface TableFilter {
  /** Name of the parameter in the address. */
  readonly name: string;
  readonly label: string;
  /** The values to choose from with their labels; absent: the value is typed. */
  readonly values?: readonly (readonly [value: string, label: string])[];
  /** Kind of the typed value. @default 'text' */
  readonly type?: 'text' | 'date';
}

/** A value of a filter that is offered beside the filters while that filter is not set: "For review: 3". */
export interface TableShortcut {
  /** Name of the parameter that it sets. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

/** An action on all chosen rows, one after the other. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: true;
  /** Effect on each row, in a sentence. */
  readonly text: string;
  /** Asks for a text that is sent with each row. @default no text */
  readonly reason?: { readonly label: string; readonly hint: string; readonly missing: string };
  /** Runs the action on one row; throws the `CallError` of a refusal. */
  readonly run: (row: Row, reason: string) => Promise<unknown>;
}
