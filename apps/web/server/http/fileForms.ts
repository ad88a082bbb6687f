import '@fastify/cookie';
import { rm } from 'node:fs/promises';
import { networkOf, workSlots, type LeaveSlot, type SlotLimits, type WorkSlots } from '@volan/observability';
import type { BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openFormParser, readFileForm } from './fileForm.ts';
import { FormError } from './FormError.ts';
import { formFolders } from './formFolders.ts';
import { fileFormType } from './ownForms.ts';
import type { RequestSession } from './readSession.ts';

/** How forms with files are taken. */
export interface FormSettings extends SlotLimits {
  /** Local folder for the files. @default the folder for temporary files */
  readonly folder?: string | undefined;
}

/** A form that was read. */
interface SentForm {
  readonly form: FormData;
  /** Removes the files and frees the slot. Call it when the page has read them. */
  done(): Promise<void>;
}

/** Takes forms with files. */
export interface FileForms {
  /** Whether the request has a form with files that is not read yet. */
  isWaiting(request: FastifyRequest): boolean;
  /**
   * Reads the form of a request, within the limits of {@link FormSettings}. A user who is signed in sends fields and
   * files. Without a session only the fields are read, and the page leads to signing in. [K01]
   *
   * @throws {FormError} where the form is refused, before its body is read, or where it cannot be read
   */
  read(request: FastifyRequest, reply: FastifyReply, sender: RequestSession): Promise<SentForm>;
}

/** Seconds after which a form that exceeded a limit may be sent again. */
const retryAfter = 60;

/** Accepts forms with files, and removes files that crashed processes left behind. */
export function fileForms(app: FastifyInstance, { folder, ...limits }: FormSettings): FileForms {
  const folders = formFolders(folder);
  const slots = workSlots(limits);
  // slots of their own: forms without a session never keep a user from sending files
  const slotsWithoutSession = workSlots(limits);
  app.addHook('onReady', () => folders.removeForgotten());
  app.addContentTypeParser(fileFormType, (_request, body, done) => done(null, body));

  /** Reads the fields of a form while it holds a slot. They are few, so the slot is free when they are read. */
  async function readFields(request: FastifyRequest, parser: BusboyInstance, leave: LeaveSlot): Promise<SentForm> {
    try {
      return { form: await readFileForm(request, parser, null), done: async () => {} };
    } finally {
      leave();
    }
  }

  /** Reads a form with its files while it holds a slot. */
  async function readFiles(request: FastifyRequest, parser: BusboyInstance, leave: LeaveSlot): Promise<SentForm> {
    let path: string | null = null;
    const done = async () => {
      leave();
      if (path !== null) await rm(path, { recursive: true, force: true });
    };
    try {
      path = await folders.open();
      return { form: await readFileForm(request, parser, path), done };
    } catch (error) {
      await done();
      throw error;
    }
  }

  return {
    isWaiting: ({ body, raw }) => body === raw,
    async read(request, reply, sender) {
      // a renewed session must reach the browser even if the form is refused
      if (sender.setCookies.length > 0) reply.raw.setHeader('set-cookie', sender.setCookies);
      if (!sender.isKnown) {
        const text = 'We cannot find out now who is signed in. Send this form again in a minute.';
        throw new FormError(503, text, { retryAfter });
      }
      const { session } = sender;
      const network = networkOf(request.ip);
      const parser = openFormParser(request);

      return session
        ? readFiles(request, parser, slotOf(slots, [network, `user ${session.user.id}`]))
        : readFields(request, parser, slotOf(slotsWithoutSession, [network]));
    },
  };
}

/** @throws {FormError} if no slot is free */
function slotOf(slots: WorkSlots, sender: readonly string[]): LeaveSlot {
  const slot = slots.take(sender);
  if (slot === 'sender') {
    const text = 'You are sending other files now. Send this form again when they have arrived.';
    throw new FormError(429, text, { retryAfter });
  }
  if (slot === 'everybody') {
    throw new FormError(503, 'Too many files are being sent now. Send this form again in a minute.', { retryAfter });
  }

  return slot;
}
