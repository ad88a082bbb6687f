/** Id of the command palette; buttons open it by this id. */
export const paletteId = 'palette';
