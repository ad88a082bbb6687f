import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 14,
    minWidth: 0,
    // cards of a row are equally high, for any content
    height: '100%',
    padding: 18,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    ':hover': { borderColor: vars.border.strong },
  }),
);
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['15'] }));
export const words = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(layered({ ...textRole('h3'), textWrap: 'balance' }));

/** The link covers the card; the button lies above it. */
export const cover = style(
  layered({
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);
export const verified = style(
  layered({ display: 'inline-flex', marginInlineStart: vars.space['075'], verticalAlign: '-0.1em' }),
);
export const place = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['05'],
    color: vars.text.secondary,
  }),
);
export const action = style(layered({ position: 'relative', zIndex: vars.zIndex.raised, flex: 'none' }));
export const pictures = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space['075'] }),
);
export const foot = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space['05']} ${vars.space['2']}`,
    marginTop: 'auto',
  }),
);
export const count = style(layered({ color: vars.text.secondary }));
/** The link of the name covers it, so it looks like a link. */
export const open = style(
  layered({
    color: vars.text.link,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  }),
);
