/** Last page that is asked for; no list of an account is longer. */
const lastPage = 99;

/** The page of a list that an address asks for (`?page=`); 1 where it asks for none. */
export function pageIn(asked: URLSearchParams): number {
  const text = asked.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}
