/** Texts of stories that every language writes alike: makes, models, codes, units and people who never lived. */
export const sameEverywhere: ReadonlySet<string> = new Set(['Volan', 'Gearlane', 'Volkswagen', 'Škoda', 'Audi', 'BMW']);
