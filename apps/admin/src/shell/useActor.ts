import { useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@volan/api-contract';
import { can, userStatus, type Actor, type PermissionName } from '@volan/domain-rules';
import { sessionKey } from './sessionKey.ts';

/**
 * The signed-in user and their rights; null until the gate knows. It only decides what a menu shows: the server guards.
 * [H06]
 */
export function useActor(): Actor | null {
  const user = useQueryClient().getQueryData<SessionUser>(sessionKey);
  if (!user) return null;
  return {
    id: user.id,
    groups: user.group.map(({ id }) => id),
    status: userStatus.active,
    profileType: 1,
    countryId: null,
  };
}

/** Whether the signed-in user has a right. It only decides what is shown: the server guards. [H06] */
export function useMay(right: PermissionName): boolean {
  return can(right, useActor());
}
