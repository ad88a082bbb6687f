import { currentStack } from './currentStack.ts';

/** The two ways in, and one country's own host. */
export const hosts = {
  volan: 'volan.localhost',
  gearlane: 'gearlane.localhost',
  gearlaneGermany: 'de.gearlane.localhost',
} as const;

/** The address of a path on a host of the started product. */
export const addressOf = (host: keyof typeof hosts, path: string) =>
  `http://${hosts[host]}:${currentStack().web}${path}`;
