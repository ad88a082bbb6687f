import type { Sql } from 'postgres';
import { z } from 'zod';
import { readConfiguration } from '../../configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { createAdministrator, type Created } from './createAdministrator.ts';
import { resetAdministrator } from './resetAdministrator.ts';

// usage: main.ts create EMAIL | reset EMAIL. Works on DATABASE_URL. The password is written to the terminal of the
// person who runs the command, and nowhere else.
const [command, address = '', ...more] = process.argv.slice(2);
const email = z.email().max(254).safeParse(address.trim().toLowerCase());

const once = (password: string) =>
  `\n  ${password}\n\nThis password is shown once and is good for a day; the first sign-in asks for another.`;

function summaryOf(created: Created) {
  switch (created.outcome) {
    case 'created':
      return `Made the administrator ${email.data} (account ${created.id}).${once(created.password)}`;
    case 'promoted':
      return created.password === null
        ? `The account ${created.id} of ${email.data} is an administrator's now. Its password stays.`
        : `The account ${created.id} of ${email.data} is an administrator's now.${once(created.password)}`;
    case 'known':
      return `${email.data} (account ${created.id}) is an administrator already. Nothing was changed.`;
    case 'closed':
      return `The account ${created.id} of ${email.data} is suspended, banned or deleted. Nothing was changed; use another address.`;
  }
}

/** Makes or resets the account; returns the text to print, and whether it succeeded. */
async function run(sql: Sql, address: string): Promise<{ text: string; ok: boolean }> {
  if (command === 'create') {
    const created = await createAdministrator(sql, address);
    return { text: summaryOf(created), ok: created.outcome !== 'closed' };
  }
  const reset = await resetAdministrator(sql, address);
  return reset.outcome === 'reset'
    ? {
        text: `The account ${reset.id} of ${address} is signed out everywhere and has no second step.${once(reset.password)}`,
        ok: true,
      }
    : { text: `No administrator has the address ${address}. Nothing was changed.`, ok: false };
}

if ((command !== 'create' && command !== 'reset') || more.length > 0 || !email.success) {
  process.stderr.write('Name the address of the administrator: npm run admin -- create ana@example.com\n');
  process.exitCode = 1;
} else {
  const { databaseUrl } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const database = connect(databaseUrl, { connections: 1 });
  try {
    const { text, ok } = await run(database.sql, email.data);
    console.log(text);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await database.close();
  }
}
