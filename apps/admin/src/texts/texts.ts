import { en, type AdminTexts } from './en.ts';
import { rs } from './rs.ts';

export type { AdminTexts };

/** The administration speaks Serbian and English. */
export const texts = { en, rs } as const satisfies Readonly<Record<string, AdminTexts>>;
