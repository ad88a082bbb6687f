import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { layered } from '../../packages/ui/src/theme/layered.ts';
import { media } from '../../packages/ui/src/theme/media.ts';
import { textRole } from '../../packages/ui/src/theme/textRole.ts';

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['5'],
    maxWidth: 968,
    color: vars.text.primary,
  }),
);
export const section = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['15'] }),
);
export const kicker = style(
  layered({ ...textRole('label'), fontWeight: vars.fontWeight.regular, color: vars.text.secondary }),
);
export const title = style(layered({ ...textRole('h1'), marginBlockEnd: vars.space['1'] }));
export const lead = style(layered({ ...textRole('bodyLg'), color: vars.text.secondary, maxWidth: '60ch' }));
export const sectionTitle = style(layered(textRole('h3')));

/** A window that a story covers or whose width it needs. */
export const window = style(
  layered({
    width: '100%',
    maxWidth: '100%',
    height: 640,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
  }),
);

export const story = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['075'],
    marginBlockEnd: vars.space['2'],
  }),
);
export const storyTitle = style(layered(textRole('title')));
export const storyText = style(layered({ ...textRole('sm'), color: vars.text.secondary, maxWidth: '75ch' }));

/** Tables keep their columns on a phone by scrolling in their own frame. */
export const tableFrame = style(layered({ overflowX: 'auto' }));
export const table = style(layered({ ...textRole('sm'), width: '100%', borderCollapse: 'collapse' }));
export const headCell = style(
  layered({
    ...textRole('caption'),
    paddingBlock: vars.space['1'],
    paddingInline: `0 ${vars.space['2']}`,
    textAlign: 'start',
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.regular,
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const cell = style(
  layered({
    paddingBlock: vars.space['1'],
    paddingInline: `0 ${vars.space['2']}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: vars.fontWeight.regular,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);
export const subject = style([cell, layered({ width: '32%', minWidth: 120, fontWeight: vars.fontWeight.medium })]);

export const list = style(layered({ ...textRole('body'), display: 'grid', gap: vars.space['075'], maxWidth: '75ch' }));
export const bullets = style([list, layered({ listStyle: 'disc', paddingInlineStart: vars.space['25'] })]);
export const link = style(
  layered({
    color: vars.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ':hover': { textDecoration: 'none' },
  }),
);
export const code = style(
  layered({
    fontFamily: 'ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
    fontSize: '0.9em',
  }),
);
export const key = style([
  code,
  layered({
    paddingInline: vars.space['075'],
    paddingBlock: 1,
    border: `1px solid ${vars.border.strong}`,
    borderBlockEndWidth: 2,
    borderRadius: vars.radius.xs,
    background: vars.surface.base,
    whiteSpace: 'nowrap',
  }),
]);

export const advices = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space['2'],
    '@media': { [media.small]: { gridTemplateColumns: '1fr' } },
  }),
);
export const advice = recipe({
  base: layered({
    ...textRole('body'),
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    gap: vars.space['15'],
    padding: vars.space['2'],
    borderRadius: vars.brand.radius.media,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
  variants: {
    kind: {
      do: layered({ background: vars.positive.subtle }),
      dont: layered({ background: vars.critical.subtle }),
    },
  },
});
export const adviceMark = recipe({
  variants: {
    kind: { do: layered({ color: vars.positive.text }), dont: layered({ color: vars.critical.text }) },
  },
});
export const adviceTitle = style(layered({ fontWeight: vars.fontWeight.bold }));

export const missing = style(
  layered({
    ...textRole('body'),
    padding: vars.space['2'],
    border: `1px solid ${vars.caution.border}`,
    borderRadius: vars.brand.radius.media,
    background: vars.caution.subtle,
    color: vars.caution.text,
  }),
);

export const swatch = style(
  layered({
    flex: 'none',
    width: 24,
    height: 24,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.sm,
    forcedColorAdjust: 'none',
  }),
);
export const tokenCell = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['15'] }));

/** A picture that the component is compared with, and its story. */
export const proof = style(layered({ marginBlockEnd: vars.space['3'] }));
export const proofPicture = style(layered({ maxWidth: '100%', border: `1px solid ${vars.border.default}` }));

/** Storybook's own blocks in the rounding of the brand. */
globalStyle('#storybook-docs .sbdocs-wrapper', { padding: '40px 32px', background: vars.surface.base });
globalStyle('#storybook-docs .sbdocs-content', { maxWidth: 968, fontFamily: vars.brand.font.text });
globalStyle('#storybook-docs .sbdocs-preview', {
  margin: 0,
  boxShadow: 'none',
  borderRadius: vars.brand.radius.card,
  borderColor: vars.border.default,
});
