import { icons } from '../generated/icons.ts';
import { registerIcons } from '../icons/registry.ts';

/** Imported for its effect: every icon can be called by its name from here on. About 10 KB compressed. */
registerIcons(icons);
