/** Characters of one conversation message at most. */
export const maxMessageLength = 4000;

/** Bytes of a PDF that comes with a message at most. [J71] */
export const maxPdfBytes = 10 * 1024 * 1024;

/** Conversations on a page of their list. [B12] */
export const conversationsPerPage = 24;

/** Messages that a conversation shows at a time. [B12] */
export const messagesPerPage = 50;

/** Answers that a company keeps ready at most. */
export const maxCannedAnswers = 50;

/** Why somebody reports a conversation. */
export const conversationReportReasons = ['spam', 'fraud', 'insult', 'other'] as const;

/** The decisions of an administrator about a report. [M57] */
export const reportDecisions = ['dismissed', 'warned', 'suspended'] as const;

/** A reason of a report. */
export type ConversationReportReason = (typeof conversationReportReasons)[number];

/**
 * How many messages somebody may write. People who have not answered yet get few; where both have written the limit
 * only stops programs. [M61]
 */
export const messageLimits = {
  /** To people who have not answered, within an hour. */
  unansweredPerHour: 30,
  /** The same while the account is new. */
  unansweredPerHourWhenNew: 10,
  /** An account is new for this number of days. */
  newForDays: 7,
  /** In conversations in which both have written, within an hour. */
  answeredPerHour: 300,
  /** Limit for one person within an hour, sent or refused: it keeps people from testing texts for free. */
  triesPerHour: 600,
  /**
   * The same text goes out at once to this number of sellers within a day. To more it goes only after a confirmation,
   * and later.
   */
  sameText: 10,
  /** Minutes until a message that was held back goes out. */
  heldForMinutes: 60,
} as const;
