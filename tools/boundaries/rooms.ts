/** A room of the repository: a package or an app, and what it may import of ours. */
export interface Room {
  folder: string;
  /** The name that others import it by. */
  name: string;
  mayImport: readonly string[];
  /** Single entries of other rooms that it may import besides, each with its whole name. */
  mayImportEntries: readonly string[];
  /** What its stories and tests may import besides. */
  testsMayImport: readonly string[];
}

const tokens = '@volan/tokens';
const ui = '@volan/ui';
const domainRules = '@volan/domain-rules';
const i18n = '@volan/i18n';
const apiContract = '@volan/api-contract';
const apiClient = '@volan/api-client';
const realtime = '@volan/realtime';
const mocks = '@volan/mocks';
const features = '@volan/features';
const observability = '@volan/observability';
const documents = '@volan/documents';
const widgets = '@volan/widgets';

const room = (
  folder: string,
  name: string,
  mayImport: readonly string[],
  mayImportEntries: readonly string[] = [],
  testsMayImport: readonly string[] = [],
): Room => ({
  folder,
  name,
  mayImport,
  mayImportEntries,
  testsMayImport: [i18n, mocks, ...testsMayImport],
});

/** The allowed imports between rooms. Everything else is forbidden. */
export const rooms: readonly Room[] = [
  room('packages/tokens', tokens, []),
  room('packages/ui', ui, [tokens], [`${domainRules}/numbers`]),
  room('packages/domain-rules', domainRules, []),
  room('packages/i18n', i18n, [domainRules]),
  room('packages/api-contract', apiContract, [domainRules]),
  room('packages/api-client', apiClient, [apiContract, domainRules]),
  room('packages/realtime', realtime, [apiContract]),
  room('packages/mocks', mocks, [apiContract, domainRules]),
  room('packages/features', features, [tokens, ui, domainRules, i18n, apiContract, apiClient, realtime], [], [widgets]),
  room('packages/widgets', widgets, [domainRules]),
  room('packages/observability', observability, []),
  room('packages/documents', documents, [tokens, i18n, domainRules]),
  room(
    'apps/web',
    'web',
    [tokens, ui, domainRules, i18n, apiContract, apiClient, features, observability, widgets],
    [`${documents}/csv`],
  ),
  room('apps/admin', 'admin', [tokens, ui, domainRules, apiContract, apiClient, features], [`${i18n}/admin`]),
  room('apps/api', 'api', [apiContract, documents, domainRules, i18n, observability]),
];
