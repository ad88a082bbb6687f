import {
  Failure,
  type addCompanyDocument,
  type CallOutcome,
  type CallRequest,
  type CompanyDocument,
  type removeCompanyDocument,
} from '@volan/api-contract';
import {
  canAccess,
  documentDaysApproved,
  documentDaysRefused,
  maxCompanyDocuments,
  type Actor,
  type PermissionName,
} from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { storedFileName, storeAttachment, type StoredAttachment } from '../media/attachments.ts';
import { refusedImage, type Uploads } from '../media/uploads.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { SentFile } from '../platform/server/serveFile.ts';
import { lockOwnCompany } from './ownCompany.ts';

/** What documents need. */
export interface DocumentDeps {
  readonly sql: Sql;
  readonly uploads: Pick<Uploads, 'storePicture' | 'storeFile' | 'confirmFile' | 'clear' | 'read'>;
  readonly isTooMany: RateLimit;
}

/** Whether the actor may add documents to this company; asked before a file is read. */
async function mayProve(sql: Sql, actor: Actor, companyId: number): Promise<boolean> {
  const [row] = await sql<{ ownerId: number; countryId: number }[]>`
    select user_id::int as "ownerId", country_id as "countryId" from company where id = ${companyId} and status < 2`;
  return row !== undefined && canAccess('companies.prove', actor, row);
}

/** Adds a document to a company; its owner does. [P55] */
export async function addDocument(
  { sql, uploads, isTooMany }: DocumentDeps,
  { company_id: companyId, file }: CallRequest<typeof addCompanyDocument>,
  context: CallContext,
): Promise<CallOutcome<typeof addCompanyDocument>> {
  const { actor } = principalOf(context);
  if (!(await mayProve(sql, actor, companyId))) return new Failure<'not-found', null>('not-found');
  if (await isTooMany(String(actor.id))) return tooMany();

  const taken = await storeAttachment(uploads, await file.bytes(), actor);
  if (typeof taken === 'string') return refusedImage('file', taken);

  const stored = await storeDocument({ sql, uploads }, actor, { companyId, taken, name: file.name });
  if (stored instanceof Failure) await uploads.clear([{ key: taken.key, pictureId: null }]);

  return stored;
}

interface NewDocument {
  readonly companyId: number;
  readonly taken: StoredAttachment;
  readonly name: string;
}

function storeDocument(
  { sql, uploads }: Pick<DocumentDeps, 'sql' | 'uploads'>,
  actor: Actor,
  { companyId, taken, name }: NewDocument,
): Promise<CompanyDocument | Failure<'validation' | 'not-found', null>> {
  return sql.begin(async (transaction): Promise<CompanyDocument | Failure<'validation' | 'not-found', null>> => {
    const company = await lockOwnCompany(transaction, 'companies.prove', actor, companyId);
    if (!company) return new Failure<'not-found', null>('not-found');

    const { count } = await transaction`select from company_document where company_id = ${companyId}`;
    if (count >= maxCompanyDocuments) return fieldFailure('file', 'max');

    await uploads.confirmFile(transaction, taken.key);
    const [row] = await transaction<[Omit<CompanyDocument, 'at'> & { at: Date }]>`
      insert into company_document (company_id, kind, name, object_key, bytes)
      values (${companyId}, ${taken.kind}, ${storedFileName(name, taken.kind)}, ${taken.key}, ${taken.bytes})
      returning id, kind, name, bytes, at`;
    // a moderator who decides now has not seen it
    await transaction`update company set updated_at = now() where id = ${companyId}`;

    return { ...row, at: row.at.toISOString() };
  });
}

interface StoredDocument {
  readonly companyId: number;
  readonly ownerId: number;
  readonly countryId: number;
  readonly kind: CompanyDocument['kind'];
  readonly name: string;
  readonly key: string;
}

/** A document that the permission table lets the actor read. Null: no such document. */
async function findDocument(sql: Sql, permission: PermissionName, actor: Actor, id: string) {
  const [row] = await sql<StoredDocument[]>`
    select company_id::int as "companyId", user_id::int as "ownerId", country_id as "countryId", kind,
      company_document.name, object_key as key
    from company_document join company on company.id = company_id where company_document.id = ${id}`;
  return row && canAccess(permission, actor, row) ? row : null;
}

/** Removes a document of a company, with its file; its owner does. [P55] */
export async function removeDocument(
  { sql, uploads }: DocumentDeps,
  id: string,
  context: CallContext,
): Promise<CallOutcome<typeof removeCompanyDocument>> {
  const found = await findDocument(sql, 'companies.prove', principalOf(context).actor, id);
  if (!found) return new Failure<'not-found', null>('not-found');

  await sql.begin(async (transaction) => {
    await transaction`insert into stray_file (object_key) values (${found.key}) on conflict do nothing`;
    await transaction`delete from company_document where id = ${id}`;
    await transaction`update company set updated_at = now() where id = ${found.companyId}`;
  });
  await uploads.clear([{ key: found.key, pictureId: null }]);

  return { removed: true };
}

/** The file of a document, for owners of the company and for moderators. [P55, H04] */
export async function readDocument(
  { sql, uploads }: Pick<DocumentDeps, 'sql' | 'uploads'>,
  id: string,
  context: CallContext,
): Promise<SentFile | Failure<'not-found', null>> {
  const found = await findDocument(sql, 'companies.documents', principalOf(context).actor, id);
  const bytes = found && (await uploads.read(found.key));
  if (!found || !bytes) return new Failure('not-found');

  const isPicture = found.kind === 'picture';

  return { bytes, name: found.name, type: isPicture ? 'image/jpeg' : 'application/pdf', inline: isPicture };
}

/**
 * Deletes documents some time after the decision: 30 days after an approval, 214 days after a refusal, when nobody can
 * appeal any more. Documents of a company that waits stay. Returns how many. [M64]
 */
export async function deleteOldDocuments(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    with expired as (
      delete from company_document using company, company_review review
      where company.id = company_document.company_id and review.company_id = company.id
        and review.waiting_since is null and greatest(review.decided_at, at) < ${now}::timestamptz - make_interval(
          days => case when company.status = 0 or review.changes is not null then ${documentDaysRefused}::int
            else ${documentDaysApproved}::int end)
      returning object_key)
    insert into stray_file (object_key) select object_key from expired`;
  return count;
}
