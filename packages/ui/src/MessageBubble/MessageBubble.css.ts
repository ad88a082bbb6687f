import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const message = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', gap: vars.space['075'], maxInlineSize: '100%' }),
  variants: {
    from: {
      own: layered({ alignItems: 'flex-end' }),
      other: layered({ alignItems: 'flex-start' }),
    },
  },
});
export const bubble = recipe({
  base: layered({
    ...textRole('sm'),
    maxInlineSize: 'min(100%, 424px)',
    overflow: 'hidden',
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.card,
    lineHeight: 1.4,
    '@media': { [media.mobile]: { ...textRole('body'), maxInlineSize: '86%', lineHeight: 1.4 } },
  }),
  variants: {
    from: {
      own: layered({ background: vars.surface.inverse, color: vars.text.inverse }),
      other: layered({ background: vars.surface.base, borderColor: vars.border.default, color: vars.text.primary }),
    },
    failed: {
      true: layered({ background: vars.surface.base, borderColor: vars.critical.border, color: vars.text.primary }),
      false: {},
    },
  },
  compoundVariants: [
    // Links on ink are as light as its words; their underline tells them apart.
    { variants: { from: 'own', failed: false }, style: layered({ vars: { [vars.text.link]: vars.text.inverse } }) },
  ],
});
export const text = recipe({
  base: layered({
    paddingBlock: 10,
    paddingInline: 14,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  variants: { underPicture: { true: layered({ paddingBlockStart: vars.space['1'], paddingInline: 13 }) } },
});
export const pictureLink = style(layered({ display: 'block', padding: vars.space['075'], paddingBlockEnd: 0 }));
export const picture = style(
  layered({
    display: 'block',
    inlineSize: 240,
    maxInlineSize: '100%',
    aspectRatio: vars.ratio.photo,
    objectFit: 'cover',
    borderRadius: vars.brand.radius.media,
    background: vars.surface.media,
    selectors: { [`${pictureLink}:only-child > &`]: { marginBlockEnd: vars.space['075'] } },
  }),
);
export const document = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minBlockSize: vars.layout.tapTarget,
    paddingBlock: vars.space['1'],
    paddingInline: 14,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
);
export const documentWords = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));
export const size = style(layered({ ...textRole('caption'), display: 'block' }));
export const foot = recipe({
  base: layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['05'],
    color: vars.text.tertiary,
  }),
  variants: { failed: { true: layered({ color: vars.critical.text }) } },
});
export const retry = style(
  layered({
    ...touchArea,
    paddingInline: vars.space['05'],
    color: vars.text.link,
    fontWeight: vars.brand.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  }),
);
