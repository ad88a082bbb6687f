/**
 * Throws where a story is open over its window before anybody acts, unless it says so by `parameters.coversPage`. Docs
 * pages draw such a story in a window of its own; otherwise it lies over the whole page and blocks every control.
 */
export function refuseOpenOverlay(story: HTMLElement, parameters: Record<string, unknown>): void {
  if (parameters['coversPage'] !== true && story.querySelector('dialog:modal, dialog:popover-open') !== null) {
    throw new Error('This story opens an overlay by itself. Set `coversPage: true` in its parameters.');
  }
}
