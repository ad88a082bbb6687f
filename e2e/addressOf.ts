import { currentStack } from './currentStack.ts';

/** The two ways in, and one country's own host. */
export const hosts = {
  volan: 'volan.localhost',
  gearlane: 'gearlane.localhost',
  gearlaneGermany: 'de.gearlane.localhost',
} as const;

/** The address of a path on a host of a started product: the one of this file, unless another is given. */
export const addressOf = (host: keyof typeof hosts, path: string, { web } = currentStack()) =>
  `http://${hosts[host]}:${web}${path}`;
