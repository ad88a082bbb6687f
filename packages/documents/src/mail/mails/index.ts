import { accountOpened } from './accountOpened.ts';
import { accountRemoved } from './accountRemoved.ts';
import { accountStatus } from './accountStatus.ts';
import { adConfirm } from './adConfirm.ts';
import { adDecision } from './adDecision.ts';
import { adExpires } from './adExpires.ts';
import { adStopped } from './adStopped.ts';
import { addressChanged } from './addressChanged.ts';
import { appealDecided } from './appealDecided.ts';
import { boostEnded } from './boostEnded.ts';
import { changeEmail } from './changeEmail.ts';
import { companyDecision } from './companyDecision.ts';
import { companyInvitation } from './companyInvitation.ts';
import { creditNote } from './creditNote.ts';
import { emailAlreadyRegistered } from './emailAlreadyRegistered.ts';
import { messagesUnread } from './messagesUnread.ts';
import { newSignIn } from './newSignIn.ts';
import { notificationsDigest } from './notificationsDigest.ts';
import { orderCancelled } from './orderCancelled.ts';
import { passkeyAdded } from './passkeyAdded.ts';
import { passwordChanged } from './passwordChanged.ts';
import { paymentReturned } from './paymentReturned.ts';
import { phoneMoved } from './phoneMoved.ts';
import { planNotice } from './planNotice.ts';
import { priceDrop } from './priceDrop.ts';
import { receipt } from './receipt.ts';
import { removeAccountCode } from './removeAccountCode.ts';
import { resetPassword } from './resetPassword.ts';
import { secondFactorChanged } from './secondFactorChanged.ts';
import { signInCode } from './signInCode.ts';
import { transferSlip } from './transferSlip.ts';
import { verifyEmail } from './verifyEmail.ts';
import { welcomeBusiness } from './welcomeBusiness.ts';

/** Every mail by the name of its template, which the queue stores. */
export const mailWriters = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'sign-in-code': signInCode,
  'remove-account-code': removeAccountCode,
  'change-email': changeEmail,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'account-removed': accountRemoved,
  'account-status': accountStatus,
  'company-decision': companyDecision,
  'company-invitation': companyInvitation,
  'new-sign-in': newSignIn,
  'account-opened': accountOpened,
  'email-already-registered': emailAlreadyRegistered,
  'welcome-business': welcomeBusiness,
  'second-factor-changed': secondFactorChanged,
  'passkey-added': passkeyAdded,
  'ad-decision': adDecision,
  'appeal-decided': appealDecided,
  'ad-expires': adExpires,
  'ad-stopped': adStopped,
  'ad-confirm': adConfirm,
  'plan-notice': planNotice,
  'boost-ended': boostEnded,
  'price-drop': priceDrop,
  'messages-unread': messagesUnread,
  'notifications-digest': notificationsDigest,
  receipt,
  'transfer-slip': transferSlip,
  'order-cancelled': orderCancelled,
  'credit-note': creditNote,
  'payment-returned': paymentReturned,
  'phone-moved': phoneMoved,
};
