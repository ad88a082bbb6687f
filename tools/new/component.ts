import type { Budgets } from '../package-checks/bundles/Budget.ts';
import { printBudgets } from '../package-checks/bundles/budgetsFile.ts';
import { insertLine } from './insertLine.ts';
import type { Names } from './Names.ts';
import type { Change, Plan } from './Change.ts';

/** A component of the design system: code, styles, story, documentation. */
export function component(names: Names): Plan {
  const { pascal } = names;
  const folder = `packages/ui/src/${pascal}`;
  return {
    changes: [
      codeFile(names, folder),
      stylesFile(names, folder),
      storiesFile(names, folder),
      docsFile(names, folder),
      {
        path: `${folder}/index.ts`,
        create: `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';\n`,
      },
      {
        path: 'packages/ui/src/index.ts',
        edit: (text) => insertLine(text, `export * from './${pascal}/index.ts';`, /^export \* from '\.\/[A-Z]/),
      },
      {
        path: 'tools/package-checks/budgets.json',
        edit: (text) =>
          printBudgets({ ...(JSON.parse(text) as Budgets), [`@volan/ui/${pascal}`]: { js: 620, css: 520 } }),
      },
    ],
    next: [
      `Write in ${folder}/${pascal}.docs.ts what it is for, and one story for every state.`,
      'See it: npm run storybook. Test it: npm test -- stories.',
      `Remove \`plannedFor\` from ${pascal}.docs.ts as soon as an app uses it; a test reminds you.`,
    ],
  };
}

/** The component. */
function codeFile({ pascal }: Names, folder: string): Change {
  return {
    path: `${folder}/${pascal}.tsx`,
    create: `import { Text } from '../Text/Text.tsx';
import * as styles from './${pascal}.css.ts';

export interface ${pascal}Props {
  /** Its name, in the visitor's language. */
  title: string;
  /** Its text, in the visitor's language. */
  text: string;
}

/** One sentence: what a visitor does with it. */
export function ${pascal}({ title, text }: ${pascal}Props) {
  return (
    <section className={styles.box} aria-label={title}>
      <Text role="title">{title}</Text>
      <Text tone="secondary">{text}</Text>
    </section>
  );
}
`,
  };
}

/** Its styles, from the slots of the theme. */
function stylesFile({ pascal }: Names, folder: string): Change {
  return {
    path: `${folder}/${pascal}.css.ts`,
    create: `import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const box = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['05'],
    padding: vars.brand.density.cardPad,
    background: vars.surface.base,
    border: \`\${vars.borderWidth.hairline} solid \${vars.border.default}\`,
    borderRadius: vars.brand.radius.card,
  }),
);
`,
  };
}

/** Its stories: the usual one, and a text that is longer than any design. */
function storiesFile({ pascal }: Names, folder: string): Change {
  return {
    path: `${folder}/${pascal}.stories.tsx`,
    create: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './${pascal}.docs.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'Marketplace/${pascal}',
  component: ${pascal},
  args: { title: 'Volan', text: 'Oglasi za vozila iz cele Srbije.' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text);
  },
};

/** Longer than any design: the box grows in height, nothing is cut and nothing moves sideways. */
export const LongWords: Story = {
  args: { text: 'Gebrauchtfahrzeuganzeigenveröffentlichungsbedingungen '.repeat(4) },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
`,
  };
}

/** Its documentation. */
function docsFile({ pascal, title }: Names, folder: string): Change {
  return {
    path: `${folder}/${pascal}.docs.ts`,
    create: `import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: '${title}: one sentence that says what a visitor gets from it.',
  plannedFor: null,
  insteadOf: [{ when: 'Something has to be read before continuing', use: 'Alert' }],
  otherNames: ['${title.toLowerCase()}'],
  anatomy: [
    { part: 'Title', holds: 'what it is called' },
    { part: 'Text', holds: 'what it says' },
  ],
  states: [{ state: 'Default', look: 'Base surface with a border' }],
  keyboard: [],
  accessibility: ['A region named by its title.'],
  dos: ['Give it a title that makes sense alone.'],
  donts: ['Do not put one into another.'],
  builtOn: 'Native <section>',
} satisfies ComponentDocs;
`,
  };
}
