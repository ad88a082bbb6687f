import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contentVisibilityAuto } from '../theme/contentVisibilityAuto.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const narrowThumb = '220px';

export const card = recipe({
  base: layered({ position: 'relative', minWidth: 0 }),
  variants: {
    layout: {
      grid: layered({ display: 'flex', flexDirection: 'column', gap: 10 }),
      featured: layered({ display: 'flex', flexDirection: 'column', gap: 10, height: '100%' }),
      list: layered({
        display: 'grid',
        gridTemplateColumns: `${vars.card.thumbW} minmax(0, 1fr) auto`,
        gap: vars.space['25'],
        padding: vars.space['15'],
        background: vars.surface.base,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.card,
        ':hover': { borderColor: vars.border.strong },
        '@media': {
          [media.snug]: { gridTemplateColumns: `${narrowThumb} minmax(0, 1fr) auto`, gap: 14 },
          [media.small]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 10,
            padding: 0,
            overflow: 'hidden',
          },
        },
      }),
      xl: layered({
        overflow: 'hidden',
        background: vars.promo.xl.subtle,
        border: `1px solid ${vars.promo.xl.border}`,
        borderRadius: vars.brand.radius.card,
      }),
      compact: layered({
        display: 'grid',
        gridTemplateColumns: `${vars.card.compactThumbW} minmax(0, 1fr)`,
        gap: vars.space['15'],
        alignItems: 'center',
      }),
    },
    top: {
      true: layered({
        borderColor: vars.promo.top.border,
        boxShadow: `inset ${vars.card.promoEdge} 0 ${vars.promo.top.border}`,
        ':hover': { borderColor: vars.promo.top.border },
        '@media': {
          [media.small]: {
            boxShadow: 'none',
            borderTopWidth: vars.card.promoEdge,
          },
        },
      }),
    },
    sold: { true: layered({ color: vars.text.tertiary }) },
    late: {
      list: layered(contentVisibilityAuto('173px', { snug: '200px', small: 'calc(66vw + 237px)' })),
      xl: layered(contentVisibilityAuto('475px', { snug: '497px', small: 'calc(88vw + 260px)' })),
    },
  },
});

/** The link covers its card; actions lie above it. */
export const cover = style(
  layered({
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: '-2px',
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);

export const title = recipe({
  base: layered({ textWrap: 'balance' }),
  variants: {
    layout: {
      grid: layered({
        ...textRole('title'),
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 1,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }),
      featured: layered({ ...textRole('h3'), overflowWrap: 'anywhere' }),
      compact: layered({ ...textRole('sm'), fontWeight: vars.brand.weight.strong }),
      list: layered(textRole('h3')),
      xl: layered(textRole('h3')),
    },
  },
});

export const photo = style(layered({ position: 'relative', minWidth: 0 }));
/** Its own ratio at least; beside other cards it grows to their height. */
export const featuredPhoto = style([
  photo,
  layered({ display: 'grid', flex: '1 1 auto', aspectRatio: vars.ratio.photo, minHeight: 0 }),
]);
export const listPhoto = style([
  photo,
  layered({
    alignSelf: 'start',
    '@media': {
      [media.large]: {
        // The amber edge is drawn inside the card.
        selectors: { [`${card.classNames.variants.top.true} &`]: { marginInlineStart: vars.card.promoEdge } },
      },
    },
  }),
]);

export const topLeft = style(layered({ position: 'absolute', left: 10, top: 10, display: 'flex', gap: 6 }));
export const bottomRight = style(layered({ position: 'absolute', right: 10, bottom: 10 }));
/** Above the link of the card, which comes after it in the document. */
export const topRight = style(
  layered({
    position: 'absolute',
    right: 8,
    top: 8,
    zIndex: `calc(${vars.zIndex.raised} + 1)`,
    display: 'flex',
    gap: 6,
  }),
);

export const gridBody = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['05'], minWidth: 0 }),
);
export const gridFoot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 8px',
    marginTop: 2,
  }),
);

/** Facts in a line with dots between them. */
export const inlineFacts = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    color: vars.text.secondary,
    '@media': { [media.mobile]: { fontSize: vars.type.caption.size } },
  }),
);
/** A fact goes to the next line as a whole; only one that is longer than a line is broken. */
export const inlineFact = style(
  layered({
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)::after': { content: '"·" / ""', marginInline: 6, color: vars.text.tertiary },
    },
  }),
);

export const place = style(
  layered({
    ...textRole('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['05'],
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: vars.text.tertiary,
    // In two lines the town stays apart from the age: "pre 2 dana" is not torn.
    textWrap: 'balance',
  }),
);

export const middle = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['075'],
    minWidth: 0,
    paddingBlock: vars.space['05'],
    '@media': { [media.small]: { paddingInline: 14, paddingBlock: 0, gap: 5 } },
  }),
);
export const line = style(layered({ ...textRole('sm'), color: vars.text.secondary }));

/** Facts in three columns with their icons; two on a narrow screen. */
export const facts = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gridTemplateColumns: 'minmax(118px, auto) minmax(150px, auto) minmax(0, 1fr)',
    justifyContent: 'start',
    gap: '3px 12px',
    '@media': {
      [media.snug]: { gridTemplateColumns: 'repeat(2, auto)', columnGap: 14 },
      [media.small]: { gridTemplateColumns: 'minmax(142px, auto) minmax(0, 1fr)' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const fact = style(
  layered({ display: 'flex', alignItems: 'center', gap: 7, color: vars.text.secondary, minWidth: 0 }),
);
export const factIcon = style(layered({ color: vars.text.tertiary, display: 'flex' }));

export const tags = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['075'], marginTop: 2 }));

export const foot = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: 2,
    marginTop: 'auto',
    color: vars.text.tertiary,
  }),
);

export const footIcon = style(layered({ display: 'flex', marginInlineEnd: 6 }));

export const end = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: '4px 4px 0 0',
    textAlign: 'right',
    '@media': {
      [media.small]: { flexDirection: 'row', alignItems: 'center', padding: '0 8px 10px 14px' },
    },
  }),
);
export const actions = style(
  layered({ position: 'relative', zIndex: vars.zIndex.raised, display: 'flex', gap: vars.space['05'] }),
);

export const soldPhoto = style(layered({ opacity: 0.6 }));
