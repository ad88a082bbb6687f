/** Messages that a page fetches with a part that comes late, such as a dialog: one small file a language. */
interface LateCatalogue {
  /** The file of `src/messages/<language>` whose messages belong to it. */
  readonly part: string;
  /** Keys of other files that it needs too. */
  readonly also: readonly string[];
}

/** Every late catalogue by its name, which `lateTranslator` takes. */
export const lateCatalogues: Readonly<Record<string, LateCatalogue>> = {
  overlays: { part: 'overlays', also: ['close', 'confirm-action', 'cancel'] },
};
