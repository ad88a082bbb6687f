/** Id of the dialog that goes anywhere by typing; buttons open it by this. */
export const paletteId = 'palette';
