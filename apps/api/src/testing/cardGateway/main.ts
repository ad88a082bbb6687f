import { readNestpaySettings } from '../../payments/nestpay/readNestpaySettings.ts';
import { openCardGateway } from './openCardGateway.ts';

// The test card gateway as a process of its own, for development: `npm start` and `npm run dev` start it. [A19]
if (process.env['NODE_ENV'] === 'production') {
  throw new Error('The test card gateway never runs in production: everybody who reaches it pays without money.');
}
const port = Number(process.env['PORT'] ?? 4010);
const { settings, problems } = readNestpaySettings({ ...process.env, PAYMENT_GATEWAY_URL: `http://127.0.0.1:${port}` });
if (!settings) throw new Error(problems.join('\n'));

const gateway = await openCardGateway(settings, {
  port,
  onCallback: (attemptId, status) => {
    console.log(`callback about ${attemptId}: ${status === -1 ? 'nobody answered' : status}`);
  },
});
console.log(`The test card gateway listens at ${gateway.url}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.close());
}
