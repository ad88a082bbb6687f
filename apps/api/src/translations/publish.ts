import type { CallOutcome, publishMessages as call } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { LiveMessages } from './liveMessages.ts';

/** Publishes all drafts together, or none. [J63] */
export async function publish(
  { sql, live }: { readonly sql: Sql; readonly live: LiveMessages },
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  const published = await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('publish texts'))`;
    const changed = await transaction<{ language: string }[]>`
      update message_override set published = draft where draft is distinct from published and draft is not null
      returning language`;
    const gone = await transaction<{ language: string }[]>`
      delete from message_override where draft is null returning language`;
    const texts = changed.length + gone.length;
    if (texts === 0) {
      markAudited();
      const [newest] = await transaction<{ version: number | null }[]>`
        select max(version) as version from message_publication`;
      return { version: newest?.version ?? 0, texts };
    }
    const [made] = await transaction<{ version: number }[]>`
      insert into message_publication (texts) values (${texts}) returning version`;
    const version = made?.version ?? 0;
    await audit(transaction, actor.id, 'message.publish', null, { version, texts });

    return { version, texts };
  });
  // other processes are notified by the outbox
  await live.reload();

  return published;
}
