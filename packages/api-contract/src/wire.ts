/** What a client loads: the calls without schemas, the form codec and the field encryption. No schema library. */
export * from './generated/wire.ts';
export type { WireCall } from './WireCall.ts';
export type { FieldErrors } from './failures/Failure.ts';
export { type FailureName, failureKey, isFailureName } from './failures/failureRegistry.ts';
export type { Envelope, FailureEnvelope, SuccessEnvelope } from './envelope/Envelope.ts';
export { encodeForm } from './forms/encodeForm.ts';
export type { FieldKind, FieldKinds } from './forms/FieldKind.ts';
export { decryptField, type Direction, encryptField, type FieldContext, looksEncrypted } from './encryption/e1.ts';
export { socketPath, socketRefusals } from './socket/socketEvents.ts';
export type {
  ClientEvents,
  ConversationPlace,
  MessageEvent,
  NotificationSignal,
  ServerEvents,
} from './socket/socketEvents.ts';
