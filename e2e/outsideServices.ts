import { openCardGateway } from '../apps/api/src/testing/cardGateway/openCardGateway.ts';
import { openTranslationService } from '../apps/api/src/testing/translationService.ts';
import { readNestpaySettings } from '../apps/api/src/payments/nestpay/readNestpaySettings.ts';

/** The answer of the journeys' translator to every text. */
export const translatedText = 'Das Auto ist wie neu.';

/** The test bank and the test translator that a product of the journeys asks. */
export interface OutsideServices {
  /** Environment of the API. `web` is the port to which the bank returns. */
  env: (web: number) => NodeJS.ProcessEnv;
  /** Environment of the web server. */
  webEnv: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Starts both on free ports of this machine. */
export async function openOutsideServices(): Promise<OutsideServices> {
  const { settings } = readNestpaySettings({ PAYMENT_GATEWAY_URL: 'http://127.0.0.1:4010' });
  if (!settings) throw new Error('Development has settings for the test gateway.');

  const bank = await openCardGateway(settings);
  const translator = await openTranslationService();
  translator.answer = (reply) => reply.end(JSON.stringify({ translatedText }));
  const webEnv = { PAYMENT_GATEWAY_URL: bank.url };

  return {
    env: (web) => ({
      ...webEnv,
      COMPANY_BANK_ACCOUNT: '999-1234-38',
      TRANSLATOR_URL: translator.url,
      PUBLIC_ORIGINS: ['volan', 'gearlane'].map((brand) => `${brand}=http://${brand}.localhost:${web}`).join(' '),
    }),
    webEnv,
    async close() {
      await bank.close();
      translator.close();
    },
  };
}
