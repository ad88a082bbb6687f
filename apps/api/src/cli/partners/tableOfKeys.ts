import { widgetElements } from '../../partners/partnerCounts.ts';
import type { PartnerKeyUse } from '../../partners/partnerKeys.ts';

/** Three lines for each key: its owner, its domains, its use. */
export function tableOfKeys(keys: readonly PartnerKeyUse[], days: number): string {
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
