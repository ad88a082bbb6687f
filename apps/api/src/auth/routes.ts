import {
  askSignInCode,
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endSession as endSessionCall,
  Failure,
  forgotPassword,
  getCacheKey,
  getSession,
  leaveUser,
  listSessions,
  refreshSession,
  register,
  registerBusiness,
  removeAccount,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  showSecondFactor,
  signIn,
  signInAsUser,
  signInWithCode,
  signOut,
  validateGoogle,
  verifyEmail,
  verifyPhone,
  verifyResetCode,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { confirmPhone, smsLimits } from './phoneVerification.ts';
import { codeLimits } from './codeLimits.ts';
import { cacheKeyOf } from './cacheKey.ts';
import { confirmEmail } from './emailVerification.ts';
import { changeOwnEmail, emailChangeLimits } from './emailChange.ts';
import { enterByGoogle, type Google } from './google/enteringByGoogle.ts';
import { mailCode } from './mailedCode.ts';
import { passkeyRoutes } from './passkeys/passkeyRoutes.ts';
import { enterAsUser, returnFromUser } from './impersonation.ts';
import { changeOwnPassword, checkResetCode, setPasswordByCode } from './passwordReset.ts';
import { companyFaults, personFaults, registerCompany, registerPerson, signUpLimits } from './registration.ts';
import { removeOwnAccount } from './removal.ts';
import { currentSession, renew } from './renewal.ts';
import { sessionsOf } from './sessionList.ts';
import { beginTotp, confirmTotp, passSecondStep, removeTotp, replaceRecoveryCodes } from './secondFactor.ts';
import { endOtherSessions as endOthers, endSession } from './endSessions.ts';
import { signInLimits, signInWithPassword } from './signingIn.ts';
import { enterByCode } from './signingInByCode.ts';
import { leave } from './signingOut.ts';

/** Replies about the session of the visitor. */
const personal = { personal: true } as const;

const anHour = 3600;

/** Accounts: signing up, in and out, passwords, sessions. [J01-J11, J14, J33] */
export function authRoutes(app: FastifyInstance, deps: AuthDeps, google: Google) {
  const { limits, sql } = deps;
  const signUps = signUpLimits(limits);
  const resets = codeLimits(sql, limits, { name: 'forgot', mails: 3 });
  const signInCodes = codeLimits(sql, limits, { name: 'sign-in-code', mails: 5 });
  const verifyMails = limits({ name: 'verify-email', max: 5, withinSeconds: anHour });
  const ownProofs = limits({ name: 'own-password', max: 10, withinSeconds: anHour });
  const emailChanges = emailChangeLimits(limits, ownProofs);
  const secondSteps = limits({ name: 'second-factor', max: 5, withinSeconds: 900 });
  const messages = smsLimits(limits);
  const googleTries = limits({ name: 'google', max: 100, withinSeconds: anHour });
  const tries = signInLimits(limits);

  serve(app, register, (input, context) => registerPerson(deps, signUps, input, context), {
    ...personal,
    alsoWrong: (fields, context) => personFaults(deps, signUps, fields, context),
  });
  serve(app, registerBusiness, (input, context) => registerCompany(deps, signUps, input, context), {
    ...personal,
    alsoWrong: (fields, context) => companyFaults(deps, signUps, fields, context),
  });
  serve(
    app,
    signIn,
    (input, context) => signInWithPassword(deps, { ...tries, renewTries: signInCodes.renewTries }, input, context),
    personal,
  );
  serve(app, showSecondFactor, (input, context) => passSecondStep(deps, secondSteps, input, context), personal);
  serve(app, beginSecondFactor, (input, context) => beginTotp(deps, ownProofs, input, context));
  serve(app, confirmSecondFactor, (input, context) => confirmTotp(deps, secondSteps, input, context));
  serve(app, removeSecondFactor, (input, context) => removeTotp(deps, secondSteps, input, context));
  serve(app, renewRecoveryCodes, (input, context) => replaceRecoveryCodes(deps, secondSteps, input, context));
  serve(app, signInAsUser, (input, context) => enterAsUser(deps, input, context));
  serve(app, leaveUser, (_input, context) => returnFromUser(deps, context));
  serve(app, signOut, (input, context) => leave(deps, input, context), personal);
  serve(app, getSession, (_input, context) => currentSession(deps, context), personal);
  serve(app, refreshSession, (_input, context) => renew(deps, context), personal);
  serve(
    app,
    forgotPassword,
    ({ email }, context) => mailCode(deps, resets, 'reset-password', email, context),
    personal,
  );
  serve(app, verifyResetCode, (input, context) => checkResetCode(deps, resets, input, context), personal);
  serve(app, resetPassword, (input, context) => setPasswordByCode(deps, resets, input, context), personal);
  serve(app, askSignInCode, ({ email }, context) => mailCode(deps, signInCodes, 'sign-in', email, context), personal);
  serve(app, signInWithCode, (input, context) => enterByCode(deps, signInCodes, input, context), personal);
  serve(app, changePassword, (input, context) => changeOwnPassword(deps, ownProofs, input, context));
  serve(app, changeEmail, (input, context) => changeOwnEmail(deps, emailChanges, input, context));
  serve(app, verifyEmail, (input, context) => confirmEmail(deps, verifyMails, input, context));
  serve(app, verifyPhone, (input, context) => confirmPhone(deps, messages, input, context));
  serve(app, removeAccount, (input, context) => removeOwnAccount(deps, ownProofs, input, context));
  serve(app, listSessions, (_input, context) => sessionsOf(sql, principalOf(context)));
  serve(app, endSessionCall, async ({ id }, context) => {
    const ended = await endSession(sql, principalOf(context).actor.id, id, 'ended');
    return ended ? { ended } : new Failure('not-found');
  });
  serve(app, endOtherSessions, async (_input, context) => {
    const { actor, sessionId } = principalOf(context);
    const ended = await endOthers(sql, actor.id, sessionId);
    return ended === null ? new Failure<'unauthenticated', null>('unauthenticated') : { ended };
  });
  serve(app, validateGoogle, (input, context) => enterByGoogle(deps, google, input, context), {
    ...personal,
    isTooMany: googleTries,
  });
  passkeyRoutes(app, deps, ownProofs);
  serve(app, getCacheKey, (_input, context) => cacheKeyOf(deps, context), { personal: true });
}
