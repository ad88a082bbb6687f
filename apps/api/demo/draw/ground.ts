/** Height of the line on which wheels stand, in the 640 × 400 units of every drawing. */
export const ground = 302;
