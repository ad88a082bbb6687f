import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const text = recipe({
  variants: {
    role: {
      lead: layered(textRole('bodyLg')),
      body: layered(textRole('body')),
      small: layered(textRole('sm')),
      label: layered(textRole('label')),
      title: layered(textRole('title')),
      caption: layered(textRole('caption')),
      micro: layered(textRole('micro')),
    },
    tone: {
      primary: layered({ color: vars.text.primary }),
      secondary: layered({ color: vars.text.secondary }),
      tertiary: layered({ color: vars.text.tertiary }),
      critical: layered({ color: vars.critical.text }),
      positive: layered({ color: vars.positive.text }),
      inherit: {},
    },
    strong: { true: layered({ fontWeight: vars.brand.weight.strong }) },
    measure: { true: layered({ maxWidth: '66ch' }) },
    keepTogether: { true: layered({ whiteSpace: 'nowrap' }) },
    lines: { true: layered({ whiteSpace: 'pre-line', hyphens: 'auto' }) },
  },
});
