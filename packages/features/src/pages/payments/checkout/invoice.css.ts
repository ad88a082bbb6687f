import { layered } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Holds the choice between a person and a company, and the fields of both: it works without a script. */
export const choice = style({});

const isCompany = ':has([value="company"]:checked)';

/** Fields of one kind, shown while that one is chosen. */
export const fieldsOf = {
  private: style(layered({ selectors: { [`${choice}${isCompany} &`]: { display: 'none' } } })),
  company: style(layered({ selectors: { [`${choice}:not(${isCompany}) &`]: { display: 'none' } } })),
};
