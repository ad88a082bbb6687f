import { en } from './en.ts';
import { rs } from './rs.ts';

/** Every text of the administration. */
export type AdminTexts = Readonly<Record<keyof typeof en, string>>;

/** The administration speaks Serbian and English. */
export const texts = { en, rs } as const satisfies Readonly<Record<string, AdminTexts>>;
