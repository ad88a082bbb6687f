/** Title of the history where its translation is missing. [C35] */
const titleWithoutMessages = 'Istorija pregleda';

/** Key of the title. */
const key = 'his-title';

/** The title of the history: a translation that is missing, empty or the bare key is replaced. [C35] */
export const historyTitle = (translated: string | undefined) =>
  translated === undefined || translated.trim() === '' || translated === key ? titleWithoutMessages : translated;
