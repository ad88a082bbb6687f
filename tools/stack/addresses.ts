import {
  demoAccounts,
  demoAdministrators,
  demoPartnerKey,
  demoPassword,
  demoTotpSecret,
} from '../../apps/api/src/cli/demo/demoLogins.ts';
import type { choosePorts } from './ports.ts';
import { cardGatewayUrl } from './programs.ts';

/** One clear table of where everything is. */
export function addresses({ web, api, gateway, storybook }: ReturnType<typeof choosePorts>): string {
  const rows = [
    ['Volan', `http://volan.localhost:${web}`],
    ['Gearlane', `http://gearlane.localhost:${web}`],
    ['Gearlane, ads in Germany', `http://de.gearlane.localhost:${web}`],
    ['Administration', `http://volan.localhost:${web}/admin`],
    ['Mails that it sends', `http://volan.localhost:${web}/dev/mailbox`],
    ['API', `http://localhost:${api}/v3/docs`],
    ['Test card gateway', cardGatewayUrl(gateway)],
    ['Storybook', `http://localhost:${storybook} (ready a moment later)`],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = (some: readonly (readonly string[])[]) =>
    some.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
  const accounts = lines([...demoAccounts, ...demoAdministrators]);

  return `${lines(rows)}

Accounts of the demo, all with the password "${demoPassword}":

${accounts}

Administrators are asked for a code. Put this key into an authenticator app: ${demoTotpSecret}

Pages on localhost may show widgets with the key ${demoPartnerKey}`;
}
