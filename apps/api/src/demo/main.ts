import postgres from 'postgres';
import { readConfiguration } from '../configuration.ts';
import { localObjectStore } from '../media/localObjectStore.ts';
import { countDemo } from './countDemo.ts';
import { seedDemo } from './seedDemo.ts';

/** Seeds the demo marketplace into DATABASE_URL, once, and says what stands there. */
const { databaseUrl, mediaDirectory } = readConfiguration(process.env);
const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined });
try {
  const began = performance.now();
  const ran = await seedDemo(sql, localObjectStore(mediaDirectory), new Date());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    ran
      ? `The demo marketplace stands after ${seconds} s: ${await countDemo(sql)}.`
      : 'The demo marketplace stands already.',
  );
} finally {
  await sql.end();
}
