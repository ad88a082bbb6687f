import { z } from 'zod';
import { readConfiguration } from '../../configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { createAdministrator, type Created } from './createAdministrator.ts';

// usage: main.ts create EMAIL. Works on DATABASE_URL. The password goes to the terminal of whoever asked, and nowhere else.
const [command, address = '', ...more] = process.argv.slice(2);
const email = z.email().max(254).safeParse(address.trim().toLowerCase());

const once = (password: string) =>
  `\n  ${password}\n\nThis password is shown once and is good for the first sign-in, which asks for another.`;

function told(created: Created) {
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

if (command !== 'create' || more.length > 0 || !email.success) {
  process.stderr.write('Name the address of the administrator: npm run admin -- create ana@example.com\n');
  process.exitCode = 1;
} else {
  const { databaseUrl } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const database = connect(databaseUrl, { connections: 1 });
  try {
    const created = await createAdministrator(database.sql, email.data);
    console.log(told(created));
    process.exitCode = created.outcome === 'closed' ? 1 : 0;
  } finally {
    await database.close();
  }
}
