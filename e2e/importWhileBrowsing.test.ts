import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { numberIn, submitOf } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, totalOf } from './sql.ts';

let browser: Browser;
let page: Page;
let sql: postgres.Sql;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'volan-import-'));
  sql = openSql();
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
  rmSync(folder, { recursive: true });
});

const head = 'make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize';
const good = Array.from(
  { length: 40 },
  (_, index) => `ford,Focus,2016,${7000 + index},Manual,${41_000 + index},Diesel,20,60.1,1.5`,
);
const bad = [
  'ford,Focus,2016,0,Manual,52000,Diesel,20,60.1,1.5',
  'ford,Focus,9999,8000,Manual,53000,Diesel,20,60.1,1.5',
];

async function importRows() {
  const file = join(folder, 'cars.csv');
  const report = join(folder, 'refused.csv');
  writeFileSync(file, [head, ...good, ...bad].join('\n'));
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@volan/source', 'apps/api/src/import/main.ts', '--mapping', 'gb-2020', '--report', report, file],
    { env: { ...process.env, DATABASE_URL: inject('stack').databaseUrl } },
  );
  return readFileSync(report, 'utf8');
}

async function shownTotal() {
  await page.goto(addressOf('gearlane', '/catalog/vehicles?filters=gorivo:dizel'));
  return numberIn(await submitOf(page).textContent());
}

describe('ads that are imported while somebody browses', () => {
  it('are counted within ten seconds, as the database counts them; refused rows are reported with their reason', async () => {
    const before = await shownTotal();
    const refused = await importRows();
    // A list that was just read may stand for ten seconds more.
    await expect.poll(shownTotal, { timeout: 15_000 }).toBe(before + good.length);
    expect(await totalOf(sql, { answers: ['dizel'] })).toBe(before + good.length);
    expect(refused).toContain('price-missing');
    expect(refused).toContain('year-out-of-range');
  });

  it('are not doubled by a second run', async () => {
    const before = await shownTotal();
    await importRows();
    expect(await totalOf(sql, { answers: ['dizel'] })).toBe(before);
    expect(await shownTotal()).toBe(before);
  });
});
