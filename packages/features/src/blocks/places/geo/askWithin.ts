/** What a source knows; `null` where it failed, knew nothing or took longer than `waitMs` milliseconds. [K06] */
export async function askWithin<Answer>(
  waitMs: number,
  ask: (signal: AbortSignal) => Promise<Answer | null>,
): Promise<Answer | null> {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      end.abort();
      resolve(null);
    }, waitMs);
  });
  try {
    return await Promise.race([ask(end.signal), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
