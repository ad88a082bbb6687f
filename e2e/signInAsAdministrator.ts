import type { Page } from 'playwright-core';
import { demoAdministrators, demoPassword, demoTotpSecret } from '../apps/api/src/cli/demo/demoLogins.ts';
import { addressOf } from './addressOf.ts';
import { codeNow } from './codeNow.ts';

/** Signs in as the administrator of the demo, with the code of this moment: one page in half a minute. Ends in the administration. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await page.goto(addressOf('volan', '/signin?return=/admin'));
  await page.fill('#sign-in-email', demoAdministrators[0][1]);
  await page.fill('#sign-in-password', demoPassword);
  await page.locator('main button[value=sign-in]').click();
  await page.fill('#second-step-code', codeNow(demoTotpSecret));
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(addressOf('volan', '/admin'));
}
