import { join } from 'node:path';
import type { StaticFolder } from '../http/staticFiles.ts';
import { isPinned, widgetFileHeaders } from './majors.ts';
import { newestPin } from './newestPin.ts';
import { widgetStyles } from './widgetStyles.ts';

/** What widgets are drawn with. @param folder `build/widgets` of the web app, as `scripts/widgets.ts` writes it */
export const builtWidgets = (folder: string) => ({
  /** The styles of a widget by its HTML and brand. */
  sheets: widgetStyles(folder),
  /** The newest exact version of the script. */
  widgetPin: newestPin(join(folder, 'public/integrity.json')),
});

/** The folder of the scripts and fonts of the widgets, and which files may be cached for ever. */
export const widgetFiles = (folder: string): StaticFolder => ({
  root: join(folder, 'public'),
  prefix: '/widgets/',
  isImmutable: isPinned,
  headers: widgetFileHeaders,
});
