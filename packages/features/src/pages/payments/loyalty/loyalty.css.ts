import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Headline, one sentence and the two buttons. */
export const head = style(
  layered({ display: 'grid', gap: vars.space['25'], marginBlock: `${vars.space['4']} ${vars.space['6']}` }),
);
/** The headline breaks where its words still balance. */
export const words = style(layered({ display: 'grid', gap: vars.space['15'], maxWidth: 760 }));
export const parts = style(layered({ display: 'grid', gap: vars.space['6'] }));
export const part = style(layered({ display: 'grid', gap: vars.space['2'] }));
export const mark = style(layered({ display: 'flex', marginBottom: vars.space['1'], color: vars.accent.icon }));
export const facts = style(
  layered({
    display: 'grid',
    gap: vars.space['1'],
    marginTop: vars.space['2'],
    paddingTop: vars.space['2'],
    borderTop: `1px solid ${vars.border.subtle}`,
  }),
);
export const fact = style(layered({ ...textRole('sm'), display: 'flex', gap: vars.space['15'] }));
export const check = style(layered({ flex: 'none', color: vars.accent.icon }));

/** Questions open one below the other, as wide as one reads well. */
export const questions = style(layered({ maxWidth: 760 }));
export const question = style(layered({ borderBottom: `1px solid ${vars.border.subtle}` }));
export const ask = style(
  layered({
    ...textRole('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    minHeight: 52,
    cursor: 'pointer',
    fontWeight: vars.brand.weight.strong,
    listStyle: 'none',
  }),
);
export const whenOpen = style(
  layered({
    flex: 'none',
    display: 'flex',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);
export const answer = style(
  layered({ ...textRole('body'), color: vars.text.secondary, paddingBottom: vars.space['2'] }),
);

/** What points are exchanged for: name, price and button in one line. */
export const rewards = style(layered({ display: 'grid' }));
export const reward = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['2'],
    paddingBlock: vars.space['15'],
    selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
    '@media': { [media.small]: { gap: vars.space['15'] } },
  }),
);
