import { buildWeb, generate } from './product/prepare.ts';
import { loadSettings } from './product/loadSettings.ts';
import { serveProduct } from './serve/serveProduct.ts';
import { stopProcess } from './Stop.ts';
import { checkSettings } from './serve/checkSettings.ts';

// The product in production: no demo, no Storybook, no built-in database; every setting from the environment or `.env`.
try {
  loadSettings();
  process.env['NODE_ENV'] = 'production';
  const settings = checkSettings(process.env);
  await generate();
  await buildWeb();
  await serveProduct(settings);
} catch (error) {
  stopProcess(error);
}
