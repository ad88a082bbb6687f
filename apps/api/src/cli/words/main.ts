import { readConfiguration } from '../../configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { readMissed } from '../../search/missedQueries.ts';
import { addNickname } from './addNickname.ts';

// usage: main.ts nickname WORD MEANING | missed [DAYS]. Works on DATABASE_URL.
const [command, first = '', ...rest] = process.argv.slice(2);
const days = Number(first || 30);
const isMissed = command === 'missed' && rest.length === 0 && Number.isInteger(days) && days > 0 && days <= 90;
const isNickname = command === 'nickname' && rest.length > 0;

/** Most texts in the report. */
const shown = 50;

if (!isMissed && !isNickname) {
  process.stderr.write(
    'Name a word and what it means: npm run words -- nickname fića zastava 750\n' +
      'or ask what nobody found in the last days: npm run words -- missed 30\n',
  );
  process.exitCode = 1;
} else {
  const { databaseUrl } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const database = connect(databaseUrl, { connections: 1 });
  try {
    if (isMissed) {
      const missed = await readMissed(database.sql, days, shown);
      console.log(missed.length === 0 ? 'Every search has found something.' : `times  searched for (${days} days)`);
      for (const { text, times } of missed) console.log(`${String(times).padStart(5)}  ${text}`);
    } else {
      const { outcome, word, meaning } = await addNickname(database.sql, first, rest.join(' '));
      const said = {
        added: `"${word}" means "${meaning}" from now on.`,
        known: `"${word}" means "${meaning}" already. Nothing was changed.`,
        refused: 'A nickname is one word, and another one than what it means.',
      };
      console.log(said[outcome]);
      if (outcome === 'refused') process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}
