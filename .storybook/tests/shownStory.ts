/** The story that was played last, for the check of its picture. */
export interface ShownStory {
  component: unknown;
  canvas: HTMLElement;
}

let shown: ShownStory | undefined;

export const setShownStory = (story: ShownStory) => {
  shown = story;
};
export const shownStory = () => shown;
