/** Names of stories that show many states at once, or what breaks a layout first. */
const telling = /^(?:variants|states|sizes|tones|kinds|all|open|empty|failed|loading|disabled|with error|long words)$/i;
/** Pages are put together from components that have their pictures. */
const pages = /\/(?:patterns|features)\//;

/** Which stories have a picture: the first of a component, which shows it as it is, and those that tell most. */
export const isPictured = (file: string, name: string, place: number) =>
  !pages.test(file) && (place === 0 || telling.test(name));
