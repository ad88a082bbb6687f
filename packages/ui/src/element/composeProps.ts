import type { SyntheticEvent } from 'react';

type Handler<Event> = (event: Event) => void;

/**
 * The consumer's handler, then the component's own. The own one is left out when the consumer prevented the default, as
 * the browser leaves out its own action.
 */
export function composeHandlers<Event extends SyntheticEvent>(
  theirs: Handler<Event> | undefined,
  own: Handler<Event> | undefined,
): Handler<Event> | undefined {
  if (!theirs || !own) return theirs ?? own;
  return (event) => {
    theirs(event);
    if (!event.defaultPrevented) own(event);
  };
}

/** Ids in one attribute, such as `aria-describedby`: the component's own and the consumer's. */
export function joinIds(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
