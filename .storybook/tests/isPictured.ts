/** Names of stories that show many states at once, or one that no other shows. */
const telling = /^(?:variants|states|sizes|tones|kinds|all|open|empty|failed|with error)$/i;
/** Pages are put together from components that have their pictures. */
const pages = /\/(?:patterns|features)\//;

/** Which stories have a picture: the first of a component, which shows it as it is, and those that tell most. */
export const isPictured = (file: string, name: string, place: number) =>
  !pages.test(file) && (place === 0 || telling.test(name));
