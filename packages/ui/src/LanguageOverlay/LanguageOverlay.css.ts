import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const inside = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    padding: vars.space['4'],
    '@media': { [media.small]: { padding: '20px 16px' } },
  }),
);
export const brand = style(layered({ marginBottom: vars.space['05'] }));
export const languages = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space['1'],
    ':empty': { display: 'none' },
    '@media': { [media.small]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' } },
  }),
);
export const language = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    height: '100%',
    minHeight: vars.layout.tapTarget,
    padding: '4px 10px',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    transition: colorTransition('background-color', 'border-color'),
    '@media': { [media.small]: { gap: vars.space['075'], paddingInline: vars.space['1'] } },
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '&[aria-current]': {
        borderColor: vars.text.primary,
        background: vars.surface.selected,
        fontWeight: vars.brand.weight.strong,
      },
    },
  }),
);
export const name = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const code = style(
  layered({ ...textRole('caption'), color: vars.text.secondary, fontWeight: vars.fontWeight.regular }),
);
export const none = style(
  layered({ ...textRole('sm'), padding: '16px 0', color: vars.text.secondary, textAlign: 'center' }),
);
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space['1'],
    marginTop: vars.space['1'],
    // The words of the quiet button are under the list.
    marginInlineStart: -10,
    '@media': {
      [media.small]: {
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        textAlign: 'center',
        marginInlineStart: 0,
      },
    },
  }),
);
export const quiet = style(layered({ marginInlineEnd: 'auto', '@media': { [media.small]: { marginInlineEnd: 0 } } }));
