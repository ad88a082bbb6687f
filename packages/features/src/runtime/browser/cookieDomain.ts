/**
 * The domain that all hosts of a brand share, without port: the page says it on its `body`. Absent on plain
 * `localhost` and in stories, where a cookie belongs to its own host. [T08b]
 */
export const cookieDomain = () => document.body.dataset['domain'];
