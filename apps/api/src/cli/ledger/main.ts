import { readConfiguration } from '../../configuration.ts';
import { checkLedger, proofNames } from '../../ledger/checkLedger.ts';
import { connect } from '../../platform/database/connect.ts';

// usage: main.ts check. Works on DATABASE_URL; exits with 1 if a proof fails.
const [command, ...more] = process.argv.slice(2);

if (command !== 'check' || more.length > 0) {
  process.stderr.write('Prove that the ledger is right: npm run ledger -- check\n');
  process.exitCode = 1;
} else {
  const { databaseUrl } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const database = connect(databaseUrl, { connections: 1 });
  try {
    const faults = await checkLedger(database.sql);
    for (const proof of proofNames) {
      const found = faults.filter((each) => each.proof === proof);
      console.log(`${proof.padEnd(10)}${found.length === 0 ? 'right' : `${found.length} wrong`}`);
      for (const { fault } of found) console.log(`  ${fault}`);
    }
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
