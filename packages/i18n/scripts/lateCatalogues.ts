/** Messages that a page fetches with a part that comes late, such as a dialog: one small file a language. */
interface LateCatalogue {
  /** The file of `src/messages/<language>` whose messages belong to it. */
  readonly part: string;
  /** Keys of other files that it needs too. */
  readonly also: readonly string[];
}

/** Every late catalogue by its name, which `lateTranslator` takes. */
export const lateCatalogues: Readonly<Record<string, LateCatalogue>> = {
  compare: {
    part: 'compare',
    also: [
      'close',
      'compare-added',
      'compare-already-added',
      'compare-error',
      'no-compare-ads',
      'card.no-picture',
      'price-type.on-request',
    ],
  },
  favourites: { part: 'favourites', also: ['price-type.on-request'] },
  history: {
    part: 'history',
    also: [
      'close',
      'his-title',
      'his-clear',
      'his-no-items',
      'his-no-items-text',
      'time.today',
      'time.yesterday',
      'card.no-picture',
    ],
  },
  overlays: { part: 'overlays', also: ['close', 'confirm-action', 'cancel'] },
  places: {
    part: 'places',
    also: ['country.go-to', 'language.choose', 'language.search', 'shell.to-home'],
  },
};
