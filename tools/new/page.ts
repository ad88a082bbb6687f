import { addSubpath } from './addSubpath.ts';
import type { Change, Plan } from './Change.ts';
import { insertLine } from './insertLine.ts';
import type { Names } from './Names.ts';
import { messageFiles } from './messageFiles.ts';

/** A public page: its address in the route table, its component, its story and its route. */
export function page(names: Names): Plan {
  const { pascal, camel, kebab, title } = names;
  const folder = `packages/features/src/pages/buyer/${camel}`;
  return {
    changes: [
      ...messageFiles(kebab, { [`${kebab}.title`]: title, [`${kebab}.text`]: title }),
      {
        path: 'packages/domain-rules/src/routes/routes.ts',
        edit: (text) =>
          insertLine(
            text,
            `  ${camel}: same('/${kebab}', built),`,
            /^ {2}\w+: same\('\/\w+'(?:, built)?\),(?: \/\/ .+)?$/,
            true,
          ),
      },
      pageFile(names, folder),
      storiesFile(names, folder),
      {
        path: 'packages/features/package.json',
        edit: (text) => addSubpath(text, `./${camel}`, `pages/buyer/${camel}/${pascal}Page`),
      },
      routeFile(names),
      {
        path: 'apps/web/app/routes.ts',
        edit: (text) =>
          insertLine(text, `  ${camel}: './routes/${camel}/${camel}.tsx',`, /^ {2}\w+: '\.\/routes\//, true),
      },
    ],
    next: [
      `Translate packages/i18n/src/messages/*/${kebab}.json: every language says "${title}" now.`,
      `The address is /${kebab} in every brand. Where the spellings differ, write apart(serbian, english) in the route table.`,
      'See it: npm start, then the address above. Add a journey to e2e.',
    ],
  };
}

/** The page with its head. */
function pageFile({ pascal, camel, kebab, title }: Names, folder: string): Change {
  return {
    path: `${folder}/${pascal}Page.tsx`,
    create: `import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** ${title}: one sentence that says what a visitor finds here. */
export function ${pascal}Page() {
  const site = useSite();
  const { t } = useMessages();
  return (
    <SitePage>
      <PageHead
        title={t('${kebab}.title')}
        description={t('${kebab}.text')}
        canonical={pagePath(site, '${camel}', {})}
        origin={originOf(site, site.country)}
      />
      <Stack gap={2}>
        <Heading level={1}>{t('${kebab}.title')}</Heading>
        <Text measure>{t('${kebab}.text')}</Text>
      </Stack>
    </SitePage>
  );
}
`,
  };
}

/** Its story. */
function storiesFile({ pascal, title }: Names, folder: string): Change {
  return {
    path: `${folder}/${pascal}Page.stories.tsx`,
    create: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ${pascal}Page } from './${pascal}Page.tsx';

const meta = {
  title: 'Pages/${title}',
  component: ${pascal}Page,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${pascal}Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  },
};
`,
  };
}

/** Its route in the web app. */
function routeFile({ pascal, camel }: Names): Change {
  return {
    path: `apps/web/app/routes/${camel}/${camel}.tsx`,
    create: `import { prefetchShell } from '@volan/features/shell';
import { ${pascal}Page } from '@volan/features/${camel}';
import type { LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { queries, api, site } = context.get(requestContextKey);
  await prefetchShell(queries, api, site);
  return null;
};

export default function ${pascal}Route() {
  return <${pascal}Page />;
}
`,
  };
}
