import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const error = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space['8'],
    paddingBlock: vars.space['8'],
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], paddingBlock: vars.space['3'] },
    },
  }),
);
export const code = style(layered({ ...textRole('label'), color: vars.text.tertiary, marginBottom: vars.space['1'] }));
export const sentence = style(
  layered({ ...textRole('bodyLg'), maxWidth: '52ch', marginTop: vars.space['15'], color: vars.text.secondary }),
);
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['15'], marginTop: vars.space['3'] }),
);
export const reference = style(
  layered({ ...textRole('caption'), marginTop: vars.space['2'], color: vars.text.tertiary }),
);
export const picture = style(
  layered({
    '@media': { [media.mobile]: { order: -1, width: '100%', maxWidth: 300, marginInline: 'auto' } },
  }),
);
export const extra = style(layered({ marginTop: vars.space['25'] }));

/** Above a page that continues below it. */
export const compact = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space['2'],
    paddingBlock: vars.space['3'],
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const disc = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: vars.radius.full,
    background: vars.surface.hover,
    color: vars.text.secondary,
  }),
);
export const line = style(layered({ marginTop: vars.space['05'], color: vars.text.secondary }));
export const lineActions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['15'],
    marginTop: vars.space['15'],
  }),
);
