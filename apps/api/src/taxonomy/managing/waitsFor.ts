import type { TransactionSql } from 'postgres';

/** Whether a question depends on an answer to another question, directly or through others. [J115] */
export async function waitsFor(sql: TransactionSql, question: number, other: number): Promise<boolean> {
  const found = await sql`
    with recursive awaited as (
      select filter.specification_id as id from specification join filter on filter.id = depends_on_filter_id
      where specification.id = ${question}
      union
      select filter.specification_id from awaited join specification on specification.id = awaited.id
      join filter on filter.id = depends_on_filter_id
    )
    select from awaited where id = ${other}`;
  return found.length > 0;
}
