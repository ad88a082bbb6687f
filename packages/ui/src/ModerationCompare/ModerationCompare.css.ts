import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const threeColumns = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 300px',
  '@media': { [media.snugDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 260px' } },
};

export const whole = recipe({
  base: layered({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space['2'],
    minWidth: 0,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  variants: {
    columns: {
      two: layered(threeColumns),
      evidence: layered(threeColumns),
      one: layered({ gridTemplateColumns: 'minmax(0, 640px) 300px' }),
    },
  },
});
/** What else is known: in the second column, or below the two that are compared. */
export const evidence = recipe({
  base: layered({ minWidth: 0 }),
  variants: {
    below: {
      true: layered({ gridRow: 2, gridColumn: '1 / 3', '@media': { [media.mobile]: { gridArea: 'auto' } } }),
    },
  },
});
export const ad = style(
  layered({
    minWidth: 0,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    overflow: 'clip',
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: `12px ${vars.space['2']}`,
  }),
);
export const title = style(
  layered({ ...textRole('label'), minWidth: 0, fontWeight: vars.brand.weight.strong, overflowWrap: 'anywhere' }),
);
export const pictures = recipe({
  base: layered({ display: 'grid', gap: 2, background: vars.surface.base }),
  variants: {
    several: {
      true: layered({ gridTemplateColumns: '2fr 1fr', aspectRatio: '2.4' }),
      false: layered({ gridTemplateColumns: '1fr' }),
    },
  },
});
export const others = style(layered({ display: 'grid', gridAutoRows: 'minmax(0, 1fr)', gap: 2, minHeight: 0 }));
export const seller = style(
  layered({
    ...textRole('sm'),
    padding: `7px ${vars.space['2']}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const facts = style(layered({ ...textRole('sm'), padding: `6px ${vars.space['2']} 14px` }));
export const fact = style(
  layered({ display: 'flex', alignItems: 'stretch', borderBottom: `1px solid ${vars.border.subtle}` }),
);
export const label = style(
  layered({ flex: '0 0 96px', minWidth: 0, paddingBlock: 9, color: vars.text.secondary, overflowWrap: 'anywhere' }),
);
export const value = recipe({
  base: layered({
    flex: '1 1 auto',
    minWidth: 0,
    margin: 0,
    padding: `9px ${vars.space['1']}`,
    overflowWrap: 'anywhere',
  }),
  variants: {
    differs: {
      true: layered({
        background: vars.caution.subtle,
        color: vars.caution.text,
        fontWeight: vars.brand.weight.strong,
        '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
      }),
    },
  },
});
export const decision = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], minWidth: 0 }),
  variants: {
    beside: {
      row: {},
      /** Beside the compared data and the evidence below them. */
      rows: layered({ gridRow: '1 / 3', gridColumn: 3, '@media': { [media.mobile]: { gridArea: 'auto' } } }),
    },
  },
});
export const panel = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    marginBottom: vars.space['05'],
    padding: `${vars.space['2']} 18px`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    background: vars.surface.base,
  }),
);
export const legend = style(layered({ ...textRole('h3'), marginBottom: vars.space['1'] }));
/** A reason with its digit at the end of the line. */
export const reason = style(layered({ display: 'flex', justifyContent: 'space-between', gap: vars.space['1'] }));
export const missing = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['05'],
    marginTop: vars.space['05'],
    color: vars.critical.text,
    fontWeight: vars.fontWeight.medium,
  }),
);
/** The key that does the same, inside its button: neutral on every kind of button. */
export const letter = style(
  layered({
    ...textRole('micro'),
    display: 'grid',
    placeItems: 'center',
    minWidth: 24,
    height: 24,
    borderRadius: vars.brand.radius.tag,
    background: vars.surface.hover,
    color: vars.text.primary,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [media.mobile]: { display: 'none' }, [media.forcedColors]: { border: '1px solid' } },
  }),
);
export const note = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
