import { readConfiguration } from '../../configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { readCommand } from './readCommand.ts';
import { WrongInput } from './WrongInput.ts';

/** Makes and lists keys of partners on DATABASE_URL, changes their domains and revokes them. */
try {
  const run = readCommand(process.argv.slice(2));
  const { databaseUrl } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const database = connect(databaseUrl, { connections: 1 });
  try {
    console.log(await run(database.sql));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof WrongInput)) throw error;

  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
