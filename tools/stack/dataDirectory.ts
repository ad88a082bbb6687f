import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the product of this repository keeps everything between starts. */
export const dataDirectory = join(fileURLToPath(new URL('../..', import.meta.url)), '.data');
