import { describe, expect } from 'vitest';
import { testCards } from '../apps/api/src/testing/cardGateway/testCards.ts';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { useChangingStack } from './currentStack.ts';
import { test } from './test.ts';

useChangingStack();

describe('a seller promotes an ad with credits [A04, M07, C57]', () => {
  test('and buyers see it labelled above the others at once, without a script on the seller’s page', async ({
    sql,
    open,
    buyer,
  }) => {
    const { page, id: seller } = await buyer({ brand: 'gearlane', javaScriptEnabled: false });
    // an ad without a promotion that does not expire soon; otherwise it would be renewed first
    const [ad] = await sql<{ id: number }[]>`
      update ad set user_id = ${seller}, expires_at = now() + interval '40 days'
      where id = (
        select id from ad where status = ${listingStatus.active} and not fast and category_id = 1
          and not exists (select from ad_boost where ad_id = ad.id) order by id desc limit 1)
      returning id::int`;
    // one credit more than the promotion costs
    await sql`
      select ledger_post('journey-gift', ledger_ours('bonus', 'credit'),
        ledger_account_of(${seller}::bigint, 'credit'), 10, 'bonus')`;

    await page.goto(addressOf('gearlane', '/profile/active-ads'));
    await page.locator(`a[href$="/profile/boosts?ad=${ad?.id}"]`).click();
    await page.getByRole('link', { name: /^Promote: Boost to top/ }).click();
    // nothing is paid by one press: price and end are on a page of their own
    await page.getByText('Runs until').waitFor();
    await page.getByRole('button', { name: 'Pay with 9 credits' }).click();
    await page.getByRole('alert').filter({ hasText: 'Boost to top: it runs now.' }).waitFor();
    expect(await page.getByText('1 credit available').count()).toBe(1);

    const title = await page.locator('main h2').first().textContent();
    const list = await open();
    const promoted = async () => {
      await list.goto(addressOf('gearlane', `/catalog/vehicles?q=${encodeURIComponent(title ?? '')}`));
      return list
        .locator('main article')
        .filter({ hasText: title ?? '' })
        .filter({ hasText: 'Top' })
        .count();
    };
    await expect.poll(promoted).toBeGreaterThan(0);

    // what is left does not pay another one: nothing is charged, and the page says what is missing
    await page.getByRole('link', { name: /^Promote: Highlight XL/ }).click();
    await page.getByText('5 credits are missing').waitFor();
    const buy = page.getByRole('link', { name: 'Buy 10 credits' });
    expect(await buy.count()).toBe(1);
    await page.goto(addressOf('gearlane', '/profile/boosts'));
    await page.getByText('1 credit available').first().waitFor();

    // credits that are bought for it lead back to it [J32]
    await page.goBack();
    await buy.click();
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.getByRole('button', { name: 'Continue to the bank' }).click();
    await page.getByLabel('Card number').fill(testCards.approved.number);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await page.waitForURL(/\/payment\/success\?o=/);
    const promote = page.getByRole('link', { name: 'Promote this ad' });
    await expect.poll(() => page.reload().then(() => promote.count()), { timeout: 30_000 }).toBe(1);
    await promote.click();
    await page.getByRole('button', { name: 'Pay with 6 credits' }).waitFor();
  });
});
