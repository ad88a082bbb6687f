import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style(
  layered({
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
);
export const offer = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space['15'],
  }),
);
export const note = style(layered({ ...textRole('caption'), marginTop: 2, color: vars.text.tertiary }));
export const tags = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['075'] }));
export const contact = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space['05'] }),
);
export const seller = style(
  layered({
    paddingTop: vars.space['2'],
    borderTop: `1px solid ${vars.border.subtle}`,
    '@media': { [media.mobile]: { paddingTop: 0, borderTop: 0 } },
  }),
);
/** Beside an ad the line above the seller says it; it stays for screen readers. */
export const sellerTitle = style(
  layered({
    ...textRole('h3'),
    marginBottom: vars.space['2'],
    '@media': {
      [media.desktop]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
