import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The first words of the page, at most as wide as is read well. */
export const hero = style(
  layered({ display: 'grid', gap: vars.space['1'], maxWidth: '68ch', marginBlockStart: vars.space['1'] }),
);

/** A section with more air above it than within. */
export const section = style(
  layered({
    marginBlockStart: vars.space['6'],
    '@media': { [media.mobile]: { marginBlockStart: vars.space['4'] } },
  }),
);

/** Packets beside one another, fact by fact. On a phone the name of a fact is above its values. */
export const table = style(
  layered({
    ...textRole('body'),
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '@media': { [media.mobile]: { display: 'block' } },
  }),
);
const block = { '@media': { [media.mobile]: { display: 'block' } } } as const;
export const body = style(layered(block));
const cells = {
  padding: `${vars.space['15']} ${vars.space['2']} ${vars.space['15']} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
/** Three values beside one another, below the name of their fact. */
const inThree = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `0 ${vars.space['1']}`,
} as const;
export const head = style(layered(block));
export const headRow = style(
  layered({
    borderBottom: `1px solid ${vars.border.default}`,
    '@media': { [media.mobile]: { ...inThree, paddingBlock: vars.space['1'] } },
  }),
);
export const row = style(
  layered({
    borderBottom: `1px solid ${vars.border.subtle}`,
    '@media': { [media.mobile]: { ...inThree, paddingBlock: vars.space['15'] } },
  }),
);
export const corner = style(
  layered({ ...cells, width: '40%', color: vars.text.tertiary, '@media': { [media.mobile]: { display: 'none' } } }),
);
export const planName = style(
  layered({ ...cells, fontWeight: vars.brand.weight.strong, '@media': { [media.mobile]: { padding: 0 } } }),
);
export const limit = style(
  layered({
    ...cells,
    fontWeight: vars.fontWeight.regular,
    '@media': { [media.mobile]: { gridColumn: '1 / -1', padding: `0 0 ${vars.space['1']}` } },
  }),
);
export const limitName = style(layered({ display: 'block', fontWeight: vars.brand.weight.strong }));
export const limitAbout = style(
  layered({ ...textRole('sm'), display: 'block', color: vars.text.secondary, maxInlineSize: '56ch' }),
);
export const value = style(
  layered({ ...cells, fontVariantNumeric: 'tabular-nums', '@media': { [media.mobile]: { padding: 0 } } }),
);
/** Missing features of a packet are quieter than its features. */
export const none = style(layered({ color: vars.text.tertiary }));

/** The rules of packets, in two columns if they fit. */
export const rules = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space['3']} ${vars.space['4']}`,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const rule = style(layered({ display: 'grid', gap: vars.space['05'], alignContent: 'start', maxWidth: '68ch' }));
