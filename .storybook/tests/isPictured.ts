/** Names of stories that show many states at once, or what breaks a layout first. */
const telling = /^(?:variants|states|sizes|tones|kinds|all|open|empty|failed|loading|disabled|with error|long words)$/i;

/** Which stories have a picture: the first of each file, which shows the component as it is, and those that tell most. */
export const isPictured = (name: string, place: number) => place === 0 || telling.test(name);
