import type { Browser, Page } from 'playwright-core';
import { checkBehaviour } from './checkBehaviour.ts';
import { checkLook } from './checkLook.ts';
import type { ConsumerFixture } from './consumerFixtures.ts';
import { lookOfPage } from './lookOfPage.ts';

/** Each copy of React sets one. */
const reactInternals = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g;

/** A page that reports its errors: a failed hydration is an error of the console, as is a missing file. */
async function openPage(browser: Browser, problems: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => problems.push(`The page threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`The console says: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}.`);
  });

  return page;
}

/** Opens the page of a served project, looks at it, uses it, and counts its copies of React. */
export async function visitProject(
  browser: Browser,
  project: ConsumerFixture,
  address: string,
  published: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const scripts: Promise<string>[] = [];
  const page = await openPage(browser, problems);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  if (project.rendered) {
    const html = await (await fetch(address)).text();
    if (!html.includes('Weekend cars</h1>')) problems.push('The server did not send the finished page.');
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  const brand = await page.locator('body').getAttribute('data-brand');
  if (brand !== project.brand) problems.push(`The page shows the brand ${brand}, not ${project.brand}.`);
  problems.push(...checkLook(await lookOfPage(page), published));
  problems.push(...(await checkBehaviour(page, project)));
  const copies = (await Promise.all(scripts)).join('\n').match(reactInternals)?.length ?? 0;
  if (copies !== (project.script ? 1 : 0)) problems.push(`The page loads ${copies} copies of React.`);
  await page.close();
  for (const { path, check } of project.pages ?? []) {
    const another = await openPage(browser, problems);
    await another.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    problems.push(...(await check(another)).map((problem) => `${path}: ${problem}`));
    await another.close();
  }

  return problems.map((problem) => `${project.name}: ${problem}`);
}
