import { TwoButtonModal, type ModalWay } from '@volan/ui/TwoButtonModal';
import { mountOverlay } from './mountOverlay.ts';
import { overlayMessages } from './overlayMessages.ts';

/** A choice of two ways, both good. */
export interface Choice {
  title: string;
  text: string;
  /** What most visitors want: "Sačuvaj i izađi". */
  primary: ModalWay;
  /** The other way: "Izađi bez čuvanja". */
  secondary: ModalWay;
}

/** Shows the choice until one way is taken or none. [C49] */
export async function showChoiceDialog({ title, text, primary, secondary }: Choice): Promise<void> {
  const messages = await overlayMessages();
  await new Promise<void>((resolve) => {
    const leave = (take?: () => void) => () => {
      overlay.remove();
      take?.();
      resolve();
    };
    const overlay = mountOverlay(
      <TwoButtonModal
        id="two-ways"
        open
        title={title}
        text={text}
        closeLabel={messages('close')}
        primary={{ label: primary.label, onClick: leave(primary.onClick) }}
        secondary={{ label: secondary.label, onClick: leave(secondary.onClick) }}
        onDismiss={leave()}
      />,
    );
  });
}
