import { defineWidgets } from './defineWidgets.ts';

/** The major version of this script, as the build writes it. */
declare const __VOLAN_MAJOR__: number;

/** `/widgets/1/volan.js`: the widgets come from where the script comes from. */
defineWidgets({ origin: new URL(import.meta.url).origin, major: __VOLAN_MAJOR__ });
