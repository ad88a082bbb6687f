import { conversationReportReasons } from '@volan/domain-rules';
import { z } from 'zod';
import { MessageWarning } from './Conversation.ts';

/** A report of a conversation, as moderators see it: only what the reported side wrote. [M57] */
export const ReportedConversation = z
  .object({
    id: z.int().describe('the conversation'),
    ad: z
      .object({ id: z.int(), title: z.string().describe('as it was when the conversation began') })
      .nullable()
      .describe('null: it is about a car service'),
    service: z
      .object({ id: z.int(), name: z.string().describe('as it was when the conversation began') })
      .nullable()
      .describe('the car service; null: it is about an ad [M16]'),
    reporter: z.object({ id: z.int(), name: z.string() }),
    reported: z.object({ id: z.int(), name: z.string(), status: z.int().describe('[M03]') }),
    reason: z.enum(conversationReportReasons),
    text: z.string(),
    at: z.iso.datetime(),
    messages: z
      .array(
        z.object({
          id: z.int(),
          text: z.string(),
          sent_at: z.iso.datetime(),
          warnings: z.array(MessageWarning),
          files: z.int().describe('that came with it'),
        }),
      )
      .max(20)
      .describe('the last ones of the reported side before the report, the oldest first'),
  })
  .meta({ id: 'ReportedConversation' });
export type ReportedConversation = z.infer<typeof ReportedConversation>;
