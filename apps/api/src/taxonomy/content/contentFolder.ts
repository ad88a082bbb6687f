import { fileURLToPath } from 'node:url';

/** The folder of the content files: `apps/api/content`. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
