import { maxMessageLength, pictureLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { flagField } from './flagField.ts';

/** An id in a form. */
export const idField = z.int().positive().max(2_147_483_647);

/** Marks that turn the direction of writing and controls: no part of a text over several lines. */
const turning = /[\u202A-\u202E\u2066-\u2069]|(?![\n\r\t])\p{Cc}/gu;

/** Something that a reader sees. */
const seen = /[^\s\p{Cf}\p{Cc}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A text as it is read; one in which nobody sees anything is empty. */
function written(text: string) {
  const kept = text.replaceAll(turning, '').trim();
  return seen.test(kept) ? kept : '';
}

/** The text of a message with a file, which may be empty: without marks that turn the direction of writing. [N12] */
export const attachedTextField = z.string().transform(written).pipe(z.string().max(maxMessageLength));

/** The text of a conversation message; of signs that nobody sees alone it is empty. [N12] */
export const messageTextField = z.string().transform(written).pipe(z.string().min(1).max(maxMessageLength));

/**
 * The conversation that a form is about: the ad, the sender, and the receiver. `user1` is the account of the signed-in
 * user, or of a company that they act for; anybody else is refused. [T22]
 */
export const conversationFields = {
  id: idField.describe('the ad'),
  user1: idField.describe('the sender: the signed-in user, or the company that they act for'),
  user2: idField.describe('the other side'),
} as const;

/** Sends in spite of a warning. [E14, N12] */
export const forceField = flagField.optional().describe('1: in spite of a warning');

/** Which of one's conversations a form is about. */
export const ownConversationFields = {
  id: idField.describe('the ad'),
  user2: idField.describe('the other side'),
} as const;

/** The id of a conversation message in a form. */
export const messageIdField = z.int().positive();

/** A file that comes with a message. What it is its bytes say: name and type nobody believes. */
export const attachmentField = z
  .file()
  .refine(({ size }) => size > 0, 'required')
  .refine(({ size }) => size <= pictureLimits.bytes, 'image-too-large');
