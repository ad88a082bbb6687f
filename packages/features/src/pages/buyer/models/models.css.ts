import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The name of a model beside its picture; on a phone one below the other. */
export const intro = style(
  layered({
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)',
    gap: vars.space['5'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] } },
  }),
);

/** Charts beside what is counted; the charts are wider. */
export const numbers = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)',
    gap: vars.space['3'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] } },
  }),
);

/** Makes with their models, in columns of their own heights. */
export const makes = style(
  layered({
    columns: '4 240px',
    columnGap: vars.space['2'],
  }),
);
export const make = style(layered({ breakInside: 'avoid', paddingBlockEnd: vars.space['2'] }));

/** The field for a make or model, no wider than it is read. */
export const search = style(
  layered({
    display: 'flex',
    alignItems: 'end',
    gap: vars.space['1'],
    maxInlineSize: 520,
  }),
);
export const field = style(layered({ flex: '1 1 auto', minInlineSize: 0 }));
