import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The average beside the bars; on a phone too. */
export const summary = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 320px)',
    alignItems: 'center',
    gap: vars.space['25'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

/** The average as a large number. */
export const average = style(layered({ ...textRole('display'), margin: 0 }));

/** The number of a star, its bar and its part of all, in one line. */
export const bar = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '1ch minmax(0, 1fr) 5ch',
    alignItems: 'center',
    gap: vars.space['1'],
    color: vars.text.secondary,
  }),
);

/** One review below another. */
export const reviews = style(layered({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const review = style(
  layered({
    display: 'grid',
    gap: vars.space['1'],
    paddingBlock: vars.space['2'],
    borderTop: `1px solid ${vars.border.default}`,
    overflowWrap: 'anywhere',
  }),
);

/** The author with their rating, and the day at the end of the line. */
export const author = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space['05']} ${vars.space['1']}` }),
);

export const day = style(layered({ marginInlineStart: 'auto' }));

export const star = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['05'], color: vars.text.primary }),
);

export const starIcon = style(layered({ display: 'flex', color: vars.caution.solid }));

/** The reply of the service, apart from the review. */
export const reply = style(
  layered({
    display: 'grid',
    gap: vars.space['05'],
    paddingInlineStart: vars.space['2'],
    borderInlineStart: `3px solid ${vars.border.strong}`,
  }),
);
