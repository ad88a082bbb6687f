import type { StyleRule } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

/** A rule in the layer of the components. The result type is named, or declaration files leak a parameter. */
export const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [componentLayer]: rule } });
