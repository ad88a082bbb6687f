import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { rotateCcwIcon } from '../icons/index.ts';
import { Link } from '../Link/Link.tsx';
import { QuickAdTile, type QuickAd } from '../QuickAdTile/QuickAdTile.tsx';
import * as styles from './QuickAdForm.css.ts';

export interface QuickAdFormProps extends ElementProps<'form', 'id' | 'action' | 'hidden' | 'method' | 'encType'> {
  id: string;
  /** Name of the form: "Brzi oglas". */
  label: string;
  /** Address that takes the form with its pictures. */
  action: string;
  /** The ad as it will look, from the typed values: the page keeps it up to date. Without it the pictures are first. */
  preview?: QuickAd | undefined;
  /** Takes the first picture again. */
  retake?: { label: string; onRetake: () => void };
  /** One to five pictures and the place for the next, such as `ImageSlotGrid`. */
  photos: ReactNode;
  /** What must be mended, above the fields: a `FormErrorSummary`. */
  errors?: ReactNode;
  /** Title, price and category, place, phone, and what is added by a chip. */
  children: ReactNode;
  /** "Objavi oglas". */
  submitLabel: string;
  /** In place of the button: one of the page's own, such as a link to sign in first. */
  submit?: ReactNode;
  /** The ad is being sent; read aloud: "Objavljuje se". */
  busyLabel?: string;
  /** The way to an ad with a description: a question and its link. */
  regular?: { question: string; label: string; href: string };
  /** What the form keeps besides its controls, such as a token. */
  hidden?: readonly { name: string; value: string }[];
}

/** An ad in half a minute: the picture is its own preview, and five fields beside it. */
export function QuickAdForm(props: QuickAdFormProps) {
  const {
    id,
    label,
    action,
    preview,
    retake,
    photos,
    errors,
    children,
    submitLabel,
    submit,
    busyLabel,
    regular,
    hidden = [],
    ...rest
  } = props;
  return (
    <form
      aria-label={label}
      {...rest}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      id={id}
      action={action}
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.pictures}>
        {preview && (
          <QuickAdTile
            ad={preview}
            headingLevel={2}
            first
            action={
              retake && (
                <IconButton
                  icon={rotateCcwIcon}
                  label={retake.label}
                  variant="onPhoto"
                  size="small"
                  onClick={retake.onRetake}
                />
              )
            }
          />
        )}
        {photos}
      </div>
      <div className={styles.panel}>
        {errors}
        {children}
        {submit ?? (
          <Button type="submit" variant="primary" size="large" block busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        )}
        {regular && (
          <p className={styles.regular}>
            {regular.question} <Link href={regular.href}>{regular.label}</Link>
          </p>
        )}
      </div>
    </form>
  );
}
