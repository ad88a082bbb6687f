import { openFiscaliser } from './openFiscaliser.ts';

// The test fiscaliser as its own process, for trying fiscal receipts in development: see docs/operating.md. [A20]
if (process.env['NODE_ENV'] === 'production') {
  throw new Error('The test fiscaliser never runs in production: no authority hears of its receipts.');
}
const fiscaliser = await openFiscaliser({
  port: Number(process.env['PORT'] ?? 4020),
  key: process.env['FISCAL_KEY'] ?? 'development-only-key',
});
console.log(`The test fiscaliser listens at ${fiscaliser.url}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void fiscaliser.close());
}
