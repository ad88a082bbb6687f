import { fold, tokens } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** Result of adding a nickname; word and meaning in the form in which they are compared. */
export interface AddedNickname {
  readonly outcome: 'added' | 'known' | 'refused';
  readonly word: string;
  readonly meaning: string;
}

/** Adds a word that people use for a make, a model or anything else; every search knows it a moment later. [N01] */
export async function addNickname(sql: Sql, given: string, meant: string): Promise<AddedNickname> {
  const [word = '', ...more] = tokens(given);
  const meaning = fold(meant).trim().replaceAll(/\s+/g, ' ');
  if (word === '' || more.length > 0 || tokens(meaning).length === 0 || word === meaning) {
    return { outcome: 'refused', word, meaning };
  }
  const { count } = await sql`insert into synonym (word, meaning) values (${word}, ${meaning}) on conflict do nothing`;

  return { outcome: count > 0 ? 'added' : 'known', word, meaning };
}
