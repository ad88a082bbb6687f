import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { gitCompareArrowsIcon } from '../icons/index.ts';

export interface CompareButtonProps extends ElementProps<'button', 'type' | 'form' | 'value'> {
  /** Its name in both states, "Uporedi": `pressed` says whether it is compared. */
  label: string;
  pressed: boolean;
  /** An icon alone, an icon on the photo of a card, or an icon with its label. @default 'icon' */
  look?: 'icon' | 'photo' | 'label';
  /** Size of the icon: 36 or 44 px, at least 44 on a phone. @default 'small' */
  size?: 'small' | 'medium';
  /** Without JavaScript the button sends this form. */
  form?: string | undefined;
  /** Id of the ad, sent with the form as `ads`. */
  value?: string | undefined;
}

/** Puts an ad into the comparison. Pressed again, the toast that follows removes it. [F12] */
export function CompareButton({ label, pressed, look = 'icon', size = 'small', ...attributes }: CompareButtonProps) {
  const action = {
    pressed,
    type: attributes.form ? 'submit' : 'button',
    name: attributes.value ? 'ads' : undefined,
    ...attributes,
  } as const;
  return look === 'label' ? (
    <Button size="small" icon={gitCompareArrowsIcon} {...action}>
      {label}
    </Button>
  ) : (
    <IconButton
      size={size}
      variant={look === 'photo' ? 'onPhoto' : 'plain'}
      icon={gitCompareArrowsIcon}
      label={label}
      {...action}
    />
  );
}
