import { isCompared } from '@volan/domain-rules';
import { useEffect } from 'react';
import { compareFormId } from '../adCard/compareFormId.ts';
import { compareStore } from './compareStore.ts';

const selector = `button[form=${compareFormId}]`;

/** Shows on every compare button whether its ad is compared. Cards are the same for all visitors, so it comes later. */
function markButtons() {
  const compared = compareStore.read();
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.ariaPressed = String(isCompared(compared, Number(button.value)));
  }
}

/** The code for a press is loaded when the pointer comes near. */
const loadPress = () => import('./pressCompare.ts');

function prepare({ target }: Event) {
  if ((target as Element).closest(selector)) {
    loadPress().then(
      ({ prepareCompare }) => prepareCompare(),
      () => {},
    );
  }
}

function press(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>(selector);
  if (button) {
    event.preventDefault();
    // A lost network: the form leads to the comparison, or to what the browser says about the network.
    loadPress().then(
      ({ pressCompare }) => pressCompare(button),
      () => button.form?.requestSubmit(button),
    );
  }
}

/** The form of all compare buttons of a page; they are in cards that are no islands. [F12, F16] */
export function CompareFormIsland({ action }: { action: string }) {
  useEffect(() => {
    markButtons();
    const ends = compareStore.subscribe(markButtons);
    document.addEventListener('click', press);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);

    return () => {
      ends();
      document.removeEventListener('click', press);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, []);

  return (
    <form id={compareFormId} action={action}>
      {/* Without JavaScript the server adds the ad to those that this browser has chosen. */}
      <input type="hidden" name="add" value="1" />
    </form>
  );
}
