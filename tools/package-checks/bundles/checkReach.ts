import type { EntryBundle } from './bundleEntry.ts';

/** Entries for servers, mocks and tests: the only ones that may load the schema library. */
const beside = ['@volan/api-contract', '@volan/api-contract/cases', '@volan/mocks'];

/** Entries of pages with forms, which may load the schema of their form. */
const forms: readonly string[] = [];

/** Entries that work without React. */
const withoutReact =
  /^@volan\/(?:api-client|api-contract(?:\/.*)?|domain-rules|i18n(?:\/(?!react$).+)?|mocks|realtime|tokens)$/;

const react = ['react', 'react-dom', '@tanstack/react-query'];

/** Packages that an entry must never load in a browser, checked in what it imports once it is built and packed. */
export function checkReach(bundles: Readonly<Record<string, Pick<EntryBundle, 'packages'>>>): string[] {
  return Object.entries(bundles).flatMap(([entry, { packages }]) => {
    const problems: string[] = [];
    if (packages.includes('zod') && ![...beside, ...forms].includes(entry)) {
      problems.push(
        `${entry} reaches zod, which every page that imports it would load. Import @volan/api-contract/wire there; an entry of a page with a form is named in tools/package-checks/bundles/checkReach.ts.`,
      );
    }
    if (entry === '@volan/api-contract' && !packages.includes('zod')) {
      problems.push(
        `${entry} reaches no zod. Either the contract has a new schema library, or this check is blind: mend it.`,
      );
    }
    const found = withoutReact.test(entry) ? packages.filter((name) => react.includes(name)) : [];
    if (found.length > 0) {
      problems.push(
        `${entry} reaches ${found.join(' and ')}. It has to work without React: move that part to its /react entry.`,
      );
    }

    return problems;
  });
}
