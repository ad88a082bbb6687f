import { parseArgs } from 'node:util';
import type { Sql } from 'postgres';
import { changeDomains, createKey, listKeys, revokeKey, type PartnerKeyUse } from '../../partners/partnerKeys.ts';
import { readDomainOption, readLimitOption, readName } from './options.ts';
import { WrongInput } from './WrongInput.ts';
import { widgetElements } from '../../partners/partnerCounts.ts';

/** Text for a user who asks for something that is not possible. */
const usage = `Say what is to be done with the keys of partners:

  npm run partner -- create NAME --domains a.example,b.example [--per-minute 600]
  npm run partner -- list
  npm run partner -- domains KEY --domains a.example,b.example
  npm run partner -- revoke KEY`;

/** Days of use that the list shows. */
const shownDays = 30;

/** Reads the command line; a word that no command takes is wrong input. */
function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { domains: { type: 'string' }, 'per-minute': { type: 'string' } },
    });
    const [command = '', ...words] = positionals;
    return { command, words, domains: values.domains, perMinute: values['per-minute'] };
  } catch (error) {
    throw new WrongInput(`${(error as Error).message}\n\n${usage}`);
  }
}

/** The one key that a command is for. */
function keyIn(words: readonly string[]) {
  const [key, ...more] = words;
  if (key === undefined || more.length > 0) throw new WrongInput(`Name one key.\n\n${usage}`);
  return key;
}

const unknown = (key: string) =>
  new WrongInput(`No partner has the key ${key}. Nothing was changed; npm run partner -- list tells all keys.`);

/**
 * Reads a command line; the returned function runs it on a database and returns the text to print.
 *
 * @throws {WrongInput} at once for wrong input, later for a key that nobody has
 */
export function readCommand(args: readonly string[]): (sql: Sql) => Promise<string> {
  const { command, words, domains, perMinute } = readArguments(args);
  if (perMinute !== undefined && command !== 'create') throw new WrongInput(`--per-minute is for create.\n\n${usage}`);
  if (domains !== undefined && command !== 'create' && command !== 'domains') {
    throw new WrongInput(`--domains is for create and domains.\n\n${usage}`);
  }
  switch (command) {
    case 'create': {
      const partner = {
        name: readName(words),
        domains: readDomainOption(domains),
        requestsPerMinute: readLimitOption(perMinute),
      };
      return async (sql) =>
        `The key of ${partner.name}, for ${partner.domains.join(', ')} and all below:\n\n  ${await createKey(sql, partner)}\n\nIt is no secret: it stands in the partner's pages.`;
    }
    case 'list':
      if (words.length > 0) throw new WrongInput(`list takes nothing more.\n\n${usage}`);
      return async (sql) => tableOfKeys(await listKeys(sql, shownDays), shownDays);
    case 'domains': {
      const key = keyIn(words);
      const allowed = readDomainOption(domains);
      return async (sql) => {
        if (!(await changeDomains(sql, key, allowed))) throw unknown(key);
        return `${key} holds on ${allowed.join(', ')} and all below, and nowhere else, within five seconds.`;
      };
    }
    case 'revoke': {
      const key = keyIn(words);
      return async (sql) => {
        const revoked = await revokeKey(sql, key);
        if (!revoked) throw unknown(key);
        return revoked.before === null
          ? `The key of ${revoked.name} ends within five seconds. Widgets with it show their link only.`
          : `The key of ${revoked.name} was revoked on ${revoked.before.toISOString().slice(0, 10)}. Nothing was changed.`;
      };
    }
    default:
      throw new WrongInput(usage);
  }
}

/** Three lines for each key: its owner, its domains, its use. */
function tableOfKeys(keys: readonly PartnerKeyUse[], days: number): string {
  if (keys.length === 0) return 'No partner has a key.';
  return keys.map((key) => linesOf(key, days)).join('\n\n');
}

function linesOf({ key, name, domains, requestsPerMinute, revokedAt, counts }: PartnerKeyUse, days: number) {
  const state = revokedAt ? `revoked on ${revokedAt.toISOString().slice(0, 10)}` : 'holds';
  const used = [...widgetElements, 'visit' as const, 'refused' as const].map((kind) => `${kind} ${counts[kind] ?? 0}`);
  return [
    `${key}  ${name}  (${state})`,
    `  on ${domains.join(', ')}; ${requestsPerMinute} requests a minute`,
    `  in ${days} days: ${used.join(', ')}`,
  ].join('\n');
}
