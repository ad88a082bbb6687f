import { readConfiguration } from '../../configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { GivenRate, setRate } from './setRate.ts';

// usage: main.ts set CURRENCY RATE DAY SOURCE. Works on DATABASE_URL.
const [command, currency, perEuro, day, source, ...more] = process.argv.slice(2);
const given = GivenRate.safeParse({ currency, perEuro, day, source });

if (command !== 'set' || more.length > 0 || !given.success) {
  process.stderr.write(
    'Name currency, rate for one euro, day and source: npm run rate -- set RSD 117.1523 2026-11-20 NBS\n',
  );
  process.exitCode = 1;
} else {
  const { databaseUrl } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const database = connect(databaseUrl, { connections: 1 });
  try {
    await setRate(database.sql, given.data);
    const { currency: code, perEuro: rate, day: from, source: who } = given.data;
    console.log(`One euro is ${rate} ${code} from ${from}, by ${who}. Pages show it within ten seconds.`);
  } finally {
    await database.close();
  }
}
