import { isPortFree } from '../freePort.ts';
import { CliError } from '../CliError.ts';

const port = (name: string, usual: number) => {
  const text = process.env[name];
  if (text === undefined) return usual;

  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new CliError(
      `${name}=${text} is not a port.`,
      'A port is a whole number from 1 to 65535.',
      `Set ${name} to one.`,
    );
  }

  return number;
};

/** The ports of the stack; an environment variable sets each. */
export const choosePorts = () => ({
  web: port('WEB_PORT', 3000),
  api: port('API_PORT', 4000),
  gateway: port('GATEWAY_PORT', 4010),
  storybook: port('STORYBOOK_PORT', 6006),
});

const variables = {
  web: 'WEB_PORT',
  api: 'API_PORT',
  gateway: 'GATEWAY_PORT',
  storybook: 'STORYBOOK_PORT',
} as const;

/** Throws a `CliError` if another program listens on a port. */
export async function requireFree(ports: ReturnType<typeof choosePorts>) {
  for (const [name, variable] of Object.entries(variables)) {
    const number = ports[name as keyof typeof variables];
    if (await isPortFree(number)) continue;
    throw new CliError(
      `Port ${number} is in use.`,
      `${name} needs it and another program listens there.`,
      `End that program, or start with another port: ${variable}=${number + 1} npm start.`,
    );
  }
}
