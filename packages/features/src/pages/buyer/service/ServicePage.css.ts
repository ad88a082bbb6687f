import { layered, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Pictures and columns, so far below the path that a finger meets only one of them. */
export const content = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], marginTop: vars.space['1'] }),
);

/** The address after its pin. */
export const place = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['05'], color: vars.text.secondary }),
);
