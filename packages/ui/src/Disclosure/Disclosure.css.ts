import { style } from '@vanilla-extract/css';
import { button } from '../Button/Button.css.ts';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const disclosure = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    // The hidden text continues where the text above broke off; the button to close it is below.
    selectors: { '&[open]': { flexDirection: 'column-reverse' } },
  }),
);

const notOnPaper = { print: { display: 'none' } } as const;

export const asLink = style(
  layered({
    ...textRole('sm'),
    ...touchArea,
    display: 'inline-block',
    alignSelf: 'flex-start',
    color: vars.text.link,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '@media': notOnPaper,
  }),
);
export const asButton = style([
  button({ variant: 'secondary', size: 'small' }),
  layered({ alignSelf: 'flex-start', '@media': notOnPaper }),
]);
export const whenClosed = style(layered({ selectors: { 'details[open] > summary > &': { display: 'none' } } }));
export const whenOpen = style(layered({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } }));
