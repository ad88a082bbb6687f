import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const slip = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    padding: vars.space['3'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    '@media': { [media.mobile]: { padding: 18 } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space['1'],
  }),
);
export const help = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 28,
    selectors: { '&[data-coded]': { gridTemplateColumns: 'minmax(0, 1fr) 232px' } },
    '@media': {
      [media.small]: {
        gap: vars.space['2'],
        selectors: { '&[data-coded]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
);
export const field = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 150px) minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space['1'],
    paddingBlock: vars.space['05'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': {
      [media.small]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' },
      // The name goes above its value: an account is longer than half a phone.
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  }),
);
export const label = style(
  layered({
    ...textRole('sm'),
    color: vars.text.secondary,
    '@media': { [media.narrow]: { gridColumn: '1 / -1', paddingBlockStart: vars.space['05'] } },
  }),
);
export const value = style(
  layered({ ...textRole('sm'), fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }),
);
export const copy = style(
  layered({
    display: 'flex',
    // The icon, not its finger's room, is on the edge.
    '@media': {
      [media.small]: { marginInlineEnd: `calc(-1 * ${vars.space['15']})` },
      [media.noScript]: { display: 'none' },
    },
  }),
);
export const note = style(
  layered({ ...textRole('caption'), marginBlockStart: vars.space['15'], color: vars.text.tertiary }),
);
export const openApp = style(
  layered({
    display: 'none',
    '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', gridColumn: '1 / -1' } },
  }),
);
export const code = style(
  layered({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space['1'] }),
);
/** White in every theme, with the quiet zone that scanners need. */
export const tile = style(
  layered({
    inlineSize: 232,
    maxInlineSize: '100%',
    padding: 14,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.text.onMedia,
    color: vars.badge.mediaScrim,
    forcedColorAdjust: 'none',
    lineHeight: 0,
  }),
);
export const caption = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));
