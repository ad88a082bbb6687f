import { answerReading } from '../../platform/files/readApart.ts';
import { readStatement } from './readStatement.ts';

// The process of readStatementApart: reads one statement, answers and ends.
answerReading(({ bytes }: { readonly bytes: Uint8Array }) => readStatement(bytes));
