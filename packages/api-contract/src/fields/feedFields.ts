import { z } from 'zod';

/** The largest file of a feed. */
const maxFeedBytes = 10 * 1024 * 1024;

/** An uploaded file of rows; its type comes from its content. */
export const feedFile = z
  .file()
  .refine(({ size }) => size > 0, 'required')
  .refine(({ size }) => size <= maxFeedBytes, 'too-large');

/** What a company calls a feed. */
export const feedName = z.string().max(200).trim().min(1).max(60);

/** The web address of a feed; empty: its files are uploaded. Whether it may be asked, the server says. */
export const feedUrl = z
  .string()
  .max(2000)
  .trim()
  .refine((text) => text === '' || /^https?:\/\/\S+$/i.test(text), 'url');
