/** The options of a plural from the index behind `plural,`, and the index of its closing brace. */
function optionsAt(text: string, start: number) {
  const options: { name: string; body: string }[] = [];
  let index = start;
  for (;;) {
    const opening = text.indexOf('{', index);
    const closing = text.indexOf('}', index);
    if (opening < 0 || closing < opening) return { options, end: closing };

    let depth = 1;
    let end = opening + 1;
    for (; depth > 0; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    options.push({ name: text.slice(index, opening).trim(), body: text.slice(opening, end) });
    index = end;
  }
}

/**
 * English messages with the plural forms that a language asks for: Slovene has four, Chinese one. A form that English
 * does not have says what `other` says.
 */
export function inPluralsOf(language: string, english: string): string {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const marker = /,\s*plural,/g;
  let result = '';
  let from = 0;
  for (let found = marker.exec(english); found; found = marker.exec(english)) {
    const start = found.index + found[0].length;
    const { options, end } = optionsAt(english, start);
    const other = options.find(({ name }) => name === 'other')?.body ?? '{}';
    const exact = options.filter(({ name }) => name.startsWith('='));
    const own = forms.map((name) => ({ name, body: options.find((one) => one.name === name)?.body ?? other }));
    result += `${english.slice(from, start)}${[...exact, ...own].map(({ name, body }) => ` ${name} ${body}`).join('')}`;
    from = end;
    marker.lastIndex = end;
  }

  return result + english.slice(from);
}
