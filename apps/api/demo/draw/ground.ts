/** Height of the line under the wheels, in the 640 × 400 units of every drawing. */
export const ground = 302;
