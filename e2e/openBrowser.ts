import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments } from '../tools/chromium/chromiumArguments.ts';
import { findChromium } from '../tools/chromium/findChromium.ts';

/** Chromium for the journeys of one file; the file closes it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
