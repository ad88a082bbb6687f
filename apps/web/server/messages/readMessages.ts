import type { PublishedMessages } from '@volan/i18n';

/** Longest wait for the texts, in milliseconds. */
const timeoutMs = 5000;

/** Where texts are asked for. */
export interface MessagesSource {
  readonly apiUrl: string;
  /** Shared with the API, which tells nobody else. */
  readonly webSecret: string;
}

/**
 * The texts that administrators published in the place of those of the files; null where the API cannot be asked. [J63]
 */
export async function readMessages({ apiUrl, webSecret }: MessagesSource): Promise<PublishedMessages | null> {
  try {
    const response = await fetch(`${apiUrl}/internal/messages`, {
      headers: { 'x-feed-secret': webSecret },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as PublishedMessages) : null;
  } catch {
    return null;
  }
}
