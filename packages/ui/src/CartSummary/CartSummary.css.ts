import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const summary = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    padding: 22,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.md,
    '@media': { [media.mobile]: { padding: 18, boxShadow: 'none' } },
  }),
  variants: {
    sticky: { true: layered({ '@media': { [media.desktop]: { position: 'sticky', top: vars.space['25'] } } }) },
  },
});
export const head = style(
  layered({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space['15'] }),
);
export const edit = style(
  layered({
    ...textRole('sm'),
    color: vars.text.link,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '@media': { [media.mobile]: { paddingBlock: vars.space['15'], marginBlock: `calc(-1 * ${vars.space['15']})` } },
  }),
);
export const lines = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    paddingBlockEnd: vars.space['2'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);
const pair = { display: 'flex', justifyContent: 'space-between', gap: vars.space['2'] } as const;
export const line = style(layered({ ...pair, alignItems: 'flex-start' }));
export const words = style(layered({ minWidth: 0 }));
export const name = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['075'],
    rowGap: vars.space['05'],
    fontWeight: vars.brand.weight.strong,
    overflowWrap: 'anywhere',
  }),
);
export const detail = style(layered({ ...textRole('caption'), color: vars.text.tertiary, overflowWrap: 'anywhere' }));
export const sums = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'] }));
export const sum = style(layered({ ...pair, alignItems: 'baseline' }));
export const label = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const amount = style(layered({ ...textRole('sm'), whiteSpace: 'nowrap' }));
export const saving = style([amount, layered({ color: vars.positive.text })]);
export const total = style(
  layered({
    ...pair,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space['15'],
    rowGap: vars.space['05'],
    // without sums the line under the items separates it
    selectors: {
      '&:not(:first-child)': {
        paddingBlockStart: vars.space['15'],
        borderBlockStart: `1px solid ${vars.border.default}`,
      },
    },
  }),
);
export const totalLabel = style(layered(textRole('title')));
export const totalAmount = style(
  layered({
    ...textRole('priceLg'),
    marginInlineStart: 'auto',
    letterSpacing: '-0.015em',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
);
export const note = style(
  layered({ ...textRole('caption'), display: 'block', color: vars.text.tertiary, letterSpacing: 'normal' }),
);
export const credits = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    gap: vars.space['15'],
    padding: vars.space['15'],
    borderRadius: vars.brand.radius.card,
    background: vars.info.subtle,
  }),
);
export const creditsIcon = style(layered({ flex: 'none', color: vars.info.text }));
export const actions = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'] }));
export const terms = style(layered({ ...textRole('caption'), color: vars.text.tertiary, textAlign: 'center' }));
export const assurance = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    paddingBlockStart: vars.space['2'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.secondary,
  }),
);
