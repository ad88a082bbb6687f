import { globalLayer } from '@vanilla-extract/css';

/** Weakest first: what an app writes beats a component, a component beats the theme's element styles. */
export const resetLayer = globalLayer('reset');
export const themeLayer = globalLayer('theme');
export const componentLayer = globalLayer('components');
export const appLayer = globalLayer('app');
