import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** Stays in view while the countries scroll below it; the room around it is for the ring of the focus. */
export const search = style(
  layered({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: vars.space['05'],
    paddingBottom: vars.space['1'],
    background: vars.surface.raised,
    // It filters by script alone.
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
export const country = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minHeight: vars.layout.tapTarget,
    paddingBlock: vars.space['05'],
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    // The list scrolls, and would cut a ring that is outside.
    ':focus-visible': { outlineOffset: -2 },
    selectors: { '&[aria-current]': { background: vars.surface.selected, fontWeight: vars.brand.weight.strong } },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid' } } } },
  }),
);
export const name = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    flex: '1 1 auto',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
export const count = style(
  layered({
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.regular,
    selectors: { '[aria-current] > &': { color: vars.text.primary, fontWeight: vars.fontWeight.medium } },
  }),
);
export const list = style(
  layered({
    marginTop: vars.space['05'],
    paddingTop: vars.space['05'],
    borderTop: `1px solid ${vars.border.default}`,
    ':empty': { display: 'none' },
  }),
);
export const none = style(layered({ ...textRole('sm'), padding: '16px 10px 20px', textAlign: 'center' }));
export const noneText = style(layered({ color: vars.text.secondary }));
