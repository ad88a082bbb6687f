import postgres from 'postgres';
import { readConfiguration } from '../../configuration.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { openPictures } from '../../media/openPictures.ts';
import { keysFrom } from '../../auth/keys.ts';
import { countDemo } from './countDemo.ts';
import { openDemoAdministrators } from './demoAdministrators.ts';
import { openDemoArticles } from './demoArticles.ts';
import { openDemoBanners } from './demoBanners.ts';
import { openDemoCredits } from './demoCredits.ts';
import { openDemoFastAds } from './demoFastAds.ts';
import { openDemoPoints } from './demoPoints.ts';
import { openDemoPartner } from './demoPartner.ts';
import { prepareFirstPages } from './prepareFirstPages.ts';
import { seedDemo } from './seedDemo.ts';

/**
 * Seeds the demo marketplace into DATABASE_URL, once, and prints what it contains. With `--no-prepared-pictures` the
 * sizes of pictures are made when the first visitors need them; with `--no-banners` no banner runs.
 */
if (process.env['NODE_ENV'] === 'production') {
  throw new Error(
    'The demo has passwords and keys that everybody knows. It is never for production: npm start makes it.',
  );
}
const configuration = readConfiguration(process.env);
const sql = postgres(configuration.databaseUrl, { max: 4, onnotice: () => undefined });
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
try {
  const store = localObjectStore(configuration.mediaDirectory);
  const ran = await seedDemo(sql, store, new Date());
  await openDemoAdministrators(sql, keysFrom(configuration.accountSecret));
  await openDemoPartner(sql);
  await openDemoCredits(sql, new Date());
  await openDemoPoints(sql, new Date());
  await openDemoArticles(sql, new Date());
  await openDemoFastAds(sql, store, new Date());
  if (!process.argv.includes('--no-banners')) await openDemoBanners(sql, store, new Date());
  console.log(
    ran
      ? `The demo marketplace stands after ${seconds()}: ${await countDemo(sql)}.`
      : 'The demo marketplace stands already.',
  );
  if (ran && !process.argv.includes('--no-prepared-pictures')) {
    const media = await openPictures(sql, configuration);
    console.log(
      `${await prepareFirstPages(sql, media.pictures)} sizes of pictures of the first pages are made after ${seconds()}.`,
    );
    await media.close();
  }
} finally {
  await sql.end();
}
