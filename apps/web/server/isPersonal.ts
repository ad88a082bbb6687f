/** The cookies of somebody who is signed in, or was. */
const personalCookie = /(?:^|;)\s*(?:user|rfT|acT)\s*=/;

/** Whether the page for these cookies may be about one person: such a request neither reads nor fills a cache. */
export const isPersonal = (cookies: string | undefined) => personalCookie.test(cookies ?? '');
