/** Ways to make a page that a guide is written for. */
export const guideNames = ['html', 'wordpress', 'react', 'vue', 'policy'] as const;
