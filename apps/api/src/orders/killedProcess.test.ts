import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNestpaySettings } from '../payments/nestpay/readNestpaySettings.ts';
import { openApiProcesses, type ApiProcess, type ApiProcesses } from '../testing/apiProcesses.ts';
import { openCardGateway, type CardGateway } from '../testing/cardGateway/openCardGateway.ts';
import { openTestAccounts, type TestAccounts } from '../testing/openTestAccounts.ts';
import { testAccountSecret } from '../testing/openTestApp.ts';
import { stormOfPayments } from '../testing/paymentStorm.ts';

let bank: CardGateway;
let test: TestAccounts;
let processes: ApiProcesses;

const settingsOf = (url: string) => {
  const { settings } = readNestpaySettings({ PAYMENT_GATEWAY_URL: url });
  if (!settings) throw new Error('Development has settings.');
  return settings;
};

beforeAll(async () => {
  bank = await openCardGateway(settingsOf('http://127.0.0.1:1'));
  test = await openTestAccounts();
  processes = await openApiProcesses();
});
afterAll(async () => {
  await processes.close();
  await test.close();
  await bank.close();
});

describe('a process of the API that is killed while the bank reports payments [M42, M44]', () => {
  it('loses no payment and grants none twice', async () => {
    await test.beginAnew();
    const variables = {
      DATABASE_URL: test.url,
      ACCOUNT_SECRET: testAccountSecret,
      LOG_LEVEL: 'fatal',
      PAYMENT_GATEWAY_URL: bank.url,
    };
    let api: ApiProcess = await processes.startReady(variables);
    const PORT = String(api.port);
    const kill = async () => {
      api.kill('SIGKILL');
      await api.ended;
      api = await processes.startReady({ ...variables, PORT });
    };
    const result = await stormOfPayments({
      url: api.url,
      sql: test.database.sql,
      secret: testAccountSecret,
      bank: settingsOf(bank.url),
      orders: 20,
      callbacks: 45,
      breaks: [kill],
    });
    expect(result).toMatchObject({ captured: 20, credits: 200, faults: [] });
    expect(result.unanswered).toBeGreaterThan(0);
  });
});
