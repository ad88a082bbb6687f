import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** Weakest first: what an app writes beats a component, a component beats the theme's element styles. */
export const resetLayer = globalLayer('reset');
export const themeLayer = globalLayer('theme');
export const componentLayer = globalLayer('components');
export const appLayer = globalLayer('app');

/** A rule in the layer of the components. The result type is named, or declaration files leak a parameter. */
export const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [componentLayer]: rule } });
