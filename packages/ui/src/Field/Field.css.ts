import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const field = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['075'], minWidth: 0 }));
/** Out of the column, or its gap would move the control down. */
export const unseen = style(layered({ position: 'absolute' }));
export const label = style(layered({ ...textRole('label'), overflowWrap: 'anywhere' }));
export const optional = style(layered({ color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }));
/** Two things at the ends of one line; the second goes below where the words are long. */
export const line = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space['15'],
    rowGap: vars.space['025'],
  }),
);
export const hint = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const error = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 5,
    color: vars.critical.text,
    fontWeight: vars.fontWeight.medium,
  }),
);
export const errorWords = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));

const broken: StyleRule = {
  borderColor: vars.critical.border,
  boxShadow: `inset 0 0 0 1px ${vars.critical.border}`,
};

/** The frame of every control that holds a value. The focus ring is around the frame, not inside it. */
export const frame = recipe({
  base: layered({
    ...textRole('title'),
    fontWeight: vars.fontWeight.regular,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    width: '100%',
    minWidth: 0,
    minHeight: vars.brand.density.control,
    paddingInline: vars.space['15'],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
    transition: colorTransition('border-color'),
    ':hover': { borderColor: vars.border.hover },
    selectors: {
      // A button inside, such as the eye of a password, has its own ring.
      '&:has(:focus-visible):not(:has(button:focus-visible))': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      '&:has([aria-invalid="true"])': broken,
      '&:has(:user-invalid)': broken,
      '&[data-invalid]': broken,
      // To be read and copied: as dark as any text, on a ground of its own.
      '&:has(> [readonly]:enabled)': { background: vars.surface.sunken, borderColor: vars.border.default },
      // The control itself: a list may hold an option that cannot be chosen.
      '&:has(> :disabled)': {
        background: vars.surface.disabled,
        color: vars.text.disabled,
        borderColor: vars.border.default,
      },
    },
  }),
  variants: {
    size: {
      small: layered({ minHeight: 38, fontSize: vars.type.sm.size }),
      medium: {},
      large: layered({ minHeight: 52 }),
    },
  },
});

/** The native control inside the frame: bare, as high as the frame, at least 16 px so that phones do not zoom. */
export const control = style(
  layered({
    flex: '1 1 auto',
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    minHeight: 36,
    padding: 0,
    border: 0,
    background: 'none',
    outline: 'none',
    fontSize: 'inherit',
    '::placeholder': { color: vars.text.tertiary, opacity: 1 },
    ':placeholder-shown': { textOverflow: 'ellipsis' },
    selectors: {
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
  }),
);
export const unit = style(layered({ flex: 'none', color: vars.text.tertiary }));
export const controlIcon = style(layered({ flex: 'none', display: 'flex', color: vars.text.tertiary }));
