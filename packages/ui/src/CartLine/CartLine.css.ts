import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const lines = style(
  layered({
    paddingInline: vars.space['3'],
    paddingBlock: vars.space['1'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    '@media': { [media.mobile]: { paddingInline: 18 } },
  }),
);
export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space['2'],
    paddingBlock: vars.space['2'],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
    '@media': {
      [media.small]: {
        gridTemplateColumns: '48px minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: vars.space['15'],
      },
    },
  }),
);
export const thumbnail = style(
  layered({
    inlineSize: '100%',
    aspectRatio: vars.ratio.avatar,
    overflow: 'hidden',
    borderRadius: vars.brand.radius.media,
    background: vars.surface.hover,
    color: vars.text.secondary,
    '@media': { [media.small]: { gridRow: '1 / span 2', alignSelf: 'start' } },
  }),
);
export const iconThumbnail = style([thumbnail, layered({ display: 'grid', placeItems: 'center' })]);
export const words = style(
  layered({
    minWidth: 0,
    '@media': { [media.small]: { gridRow: '1 / span 2' }, [media.narrow]: { gridRow: 1 } },
  }),
);
export const title = style(
  layered({
    ...textRole('title'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['1'],
    rowGap: vars.space['05'],
    overflowWrap: 'anywhere',
  }),
);
export const link = style(
  layered({ ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 } }),
);
export const detail = style(layered({ ...textRole('sm'), color: vars.text.secondary, overflowWrap: 'anywhere' }));
export const problem = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['075'],
    marginBlockStart: vars.space['05'],
    color: vars.critical.text,
  }),
);
export const quantity = style(layered({ marginBlockStart: vars.space['1'] }));
export const money = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'end',
    '@media': {
      [media.small]: { gridColumn: 3, gridRow: 1, alignSelf: 'start' },
      // Beside a price of eleven digits the words would become a column of single letters.
      [media.narrow]: {
        gridColumn: 2,
        gridRow: 2,
        alignItems: 'flex-start',
        textAlign: 'start',
        marginBlockStart: vars.space['1'],
      },
    },
  }),
);
export const price = style(layered({ ...textRole('title'), whiteSpace: 'nowrap' }));
export const credits = style(layered({ ...textRole('caption'), color: vars.text.tertiary, whiteSpace: 'nowrap' }));
export const remove = style(
  layered({
    marginInlineEnd: `calc(-1 * ${vars.space['05']})`,
    '@media': {
      [media.small]: {
        gridColumn: 3,
        gridRow: 2,
        justifySelf: 'end',
        alignSelf: 'end',
        marginInlineEnd: `calc(-1 * ${vars.space['15']})`,
      },
    },
  }),
);
