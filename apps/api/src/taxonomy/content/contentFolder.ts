import { fileURLToPath } from 'node:url';

/** Where the content files are: `apps/api/content`. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
