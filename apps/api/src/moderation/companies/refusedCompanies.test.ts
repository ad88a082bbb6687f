import type { ManagedAppeal, Statement } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { fine } from '../../selling/sellingTesting.ts';
import { undoMs } from '../decisions.ts';
import { as, companyReviews, registration } from './companyReviewTesting.ts';

const { pending, rejected } = listingStatus;
const { test, reviewed, change, managed, decide, notified, own, page, items } = companyReviews();

describe('a refusal [M12, P55, P60]', () => {
  const refusal = { reasons: ['data-differ', 'documents-missing'], reason: 'Pošaljite izvod.' };

  it('needs a reason, and says what to do', async () => {
    expect((await decide(rejected)).errors).toEqual({ reason: ['required'] });
    fine(await decide(rejected, refusal));
    expect(await own()).toMatchObject({
      status: 'new',
      review: { state: 'refused', reasons: ['documents-missing', 'data-differ'], text: 'Pošaljite izvod.' },
    });
    expect(await notified()).toMatchObject({
      events: ['company-rejected'],
      mails: [
        { decision: 'company-rejected', reasons: ['documents-missing', 'data-differ'], reason: 'Pošaljite izvod.' },
      ],
    });
  });

  it('ends when the company sends its data again', async () => {
    fine(await decide(rejected, refusal));
    fine(await change({ phones: ['011 2345678'] }));
    expect(await own()).toMatchObject({ phones: ['+381112345678'], review: { state: 'refused' } });
    fine(await change({ legal_name: 'Auto plac Čačak d.o.o.' }));
    expect(await own()).toMatchObject({ review: { state: 'waiting', reasons: [] } });
    expect(await items()).toHaveLength(1);
  });

  it('leaves the company the right to change its phones, landlines too, and names the wrong one', async () => {
    const wrong = await change({ phones: ['032 371 234', '12345678901234'] });
    expect(wrong.errors).toEqual({ 'phones.1': ['phone'] });
    fine(await change({ phones: ['032 371 234', '064 1234567'] }));
    expect((await own()).phones).toEqual(['+38132371234', '+381641234567']);
  });

  it('is appealed against, and another administrator may take it back', async () => {
    fine(await decide(rejected, refusal));
    test.now += undoMs;
    const statements = () => test.call('GET', '/user/statements', null, as(reviewed.dealer));
    const [statement] = fine<Statement[]>(await statements());
    expect(statement).toMatchObject({
      decision: 'company-rejected',
      company: { id: reviewed.id, name: 'Auto plac Čačak' },
      can_appeal: true,
    });
    const appeal = { decision: statement?.key, text: 'Izvod je poslat poštom.' };
    fine(await test.call('POST', '/user/appeals', appeal, as(reviewed.dealer)));
    const milan = await test.administrator();
    const [waiting] = fine<ManagedAppeal[]>(await test.call('GET', '/admin/appeals', null, as(milan)));
    expect(waiting).toMatchObject({ statement: { company: { id: reviewed.id } }, may_decide: true });
    fine(await test.call('POST', '/admin/appeals/decide', { id: waiting?.id, won: true }, as(milan)));
    expect(await page((await own()).slug)).toBe(200);
    expect(fine<Statement[]>(await statements())[0]).toMatchObject({ stands: false, appeal: { won: true } });
  });

  it('is not counted among the decisions about ads [N14]', async () => {
    fine(await decide(rejected, refusal));
    expect(fine<unknown[]>(await test.call('GET', '/moderation/numbers'))).toEqual([]);
  });
});

describe('a question [P55]', () => {
  it('is answered by the company, with words or by a change', async () => {
    expect((await decide(pending)).errors).toEqual({ reason: ['required'] });
    fine(await decide(pending, { reason: 'Gde je plac?' }));
    expect(await own()).toMatchObject({ review: { state: 'asked', question: 'Gde je plac?' } });
    expect((await notified()).mails).toMatchObject([{ decision: 'company-asked', reason: 'Gde je plac?' }]);
    fine(await change({ answer: 'U Preljini.' }));
    expect(await managed()).toMatchObject({ question: '', answer: { question: 'Gde je plac?', text: 'U Preljini.' } });
    expect(await own()).toMatchObject({ review: { state: 'waiting' } });
  });

  it('comes after all other companies of the queue while nobody answered', async () => {
    fine(await decide(pending, { reason: 'Gde je plac?' }));
    const other = await test.seller();
    fine(await test.call('PUT', '/user/company', { ...registration, tax_id: '101134702' }, as(other)));
    expect((await items()).map(({ account }) => account.id)).toEqual([other.user.id, reviewed.dealer.user.id]);
    expect((await managed()).queue).toMatchObject({ position: 2, total: 2, next: null });
  });
});
