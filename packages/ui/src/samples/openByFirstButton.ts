import type { PlayFunctionContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';

/**
 * A play function that presses the first button of a story and leaves its overlay open. The first story of each
 * overlay has it, so that the docs page shows the overlay itself and not only the button that opens it.
 */
export async function openByFirstButton({ canvas, userEvent }: Pick<PlayFunctionContext, 'canvas' | 'userEvent'>) {
  const [opener] = canvas.getAllByRole('button');
  await userEvent.click(opener!);
  await waitFor(() => expect(document.querySelector('dialog:modal, [popover]:popover-open')).not.toBeNull());
}
