/** How a field travels in a form: as its text, as JSON text, or as a file. */
export type FieldKind = 'text' | 'json' | 'file';

/** Kinds of the fields of a body. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;
