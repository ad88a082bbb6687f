import {
  addPasskey,
  askPasskey,
  createPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/server/serve.ts';
import type { RateLimit } from '../../platform/server/rateLimit.ts';
import type { AuthDeps } from '../AuthDeps.ts';
import { savePasskey, offerPasskey } from './addingPasskeys.ts';
import { deletePasskey, namePasskey, passkeysOf } from './ownPasskeys.ts';
import { enterByPasskey, requestPasskey } from './signingInByPasskey.ts';

const anHour = 3600;

/**
 * Passkeys: signing in with what unlocks a device, as an alternative to the password that never replaces it.
 *
 * @param ownProofs counts wrong passwords of an account
 */
export function passkeyRoutes(app: FastifyInstance, deps: AuthDeps, ownProofs: RateLimit) {
  const { limits, sql } = deps;
  // every visit to the sign-in page asks once, and many visitors share an address
  const asks = limits({ name: 'passkey-ask', max: 600, withinSeconds: anHour });
  const tries = limits({ name: 'passkey-sign-in', max: 100, withinSeconds: anHour });
  serve(app, askPasskey, (_input, context) => requestPasskey(deps, context), { personal: true, isTooMany: asks });
  serve(app, signInWithPasskey, (input, context) => enterByPasskey(deps, input, context), {
    personal: true,
    isTooMany: tries,
  });
  serve(app, createPasskey, (input, context) => offerPasskey(deps, ownProofs, input, context));
  serve(app, addPasskey, (input, context) => savePasskey(deps, input, context));
  serve(app, listPasskeys, (_input, context) => passkeysOf(sql, context));
  serve(app, renamePasskey, (input, context) => namePasskey(deps, input, context));
  serve(app, removePasskey, (input, context) => deletePasskey(deps, input, context));
}
