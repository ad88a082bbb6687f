/** Lets the browser fetch a page ahead when the pointer rests on its link; never what is personal or not to be followed. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/v3/*' } },
          { not: { selector_matches: '[rel~=nofollow],[data-private]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
