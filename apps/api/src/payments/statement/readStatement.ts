import { textOf } from '../../platform/files/openText.ts';
import { readCamt053 } from './readCamt053.ts';
import { readCsvStatement } from './readCsvStatement.ts';
import { statementLimits, unreadable, type Statement } from './Statement.ts';

/** Reads a bank statement, CSV or camt.053: its incoming money, and each line that cannot be read. */
export function readStatement(bytes: Uint8Array): Statement {
  if (bytes.length > statementLimits.bytes) return unreadable('too-large');

  const text = textOf(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') return unreadable('empty');

  return text.startsWith('<') ? readCamt053(text) : readCsvStatement(text);
}
