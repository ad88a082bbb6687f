import type { Sql } from 'postgres';

/** Months for which payers are kept: of a booked or dismissed line, and of an open line. */
const [decidedMonths, openMonths] = [13, 36];

/**
 * Removes payers' names and texts from lines of bank statements: 13 months after a line was booked or dismissed, when
 * the accounts of its year are closed, and 36 months after an open line came, when nobody can claim the money any more.
 * Day, amount and our payment number remain, and so does the key that prevents booking a line twice. Answers the number
 * of lines. [M64, M42]
 */
export async function erasePayers(sql: Sql): Promise<number> {
  const { count } = await sql`
    update statement_line
      set payer = '', purpose = '', reference = case when attempt_id is null then '' else reference end
    where (payer <> '' or purpose <> '')
      and coalesce(decided_at, imported_at) < now() - make_interval(
        months => case state when 'open' then ${openMonths}::int else ${decidedMonths}::int end)`;
  return count;
}
