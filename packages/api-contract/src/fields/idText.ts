import { numberText } from './numberText.ts';

/** Largest id: search keeps ids in 32 bits. */
const largestId = 2_147_483_647;

/** An id in an address. */
export const idText = numberText(1, largestId);
