import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { FormHead } from './FormHead.tsx';
import type { ShownForm } from './useForm.ts';

export interface FormCardProps {
  /** Name of the form, which is sent along. */
  name: string;
  title: string;
  form: ShownForm;
  /** The text of success. */
  done?: string;
  /** The form sends a file; its name then is in its address too, should the file be too large to be read. */
  files?: boolean;
  /** Where it is sent, where that is not the address of the page itself. */
  action?: string;
  /** Runs before it is sent, where scripts run. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** One form of a page that has several. */
export function FormCard(props: FormCardProps) {
  const { name, title, form, done, files = false, action, onSubmit, children } = props;
  const section = useRef<HTMLElement>(null);
  const isSaid = form.answered && form.errors.length === 0;

  // A page of many forms begins at its top, so the result of this form would be out of sight. Errors take the focus
  // themselves.
  useEffect(() => {
    if (isSaid) section.current?.focus();
  }, [isSaid]);

  return (
    <Card
      as="section"
      kind="panel"
      padding="panel"
      labelledBy={`${name}-title`}
      tabIndex={isSaid ? -1 : undefined}
      ref={section}
    >
      <Stack gap={2}>
        <Heading level={2} size="h3" id={`${name}-title`}>
          {title}
        </Heading>
        <form
          method="post"
          noValidate
          onSubmit={onSubmit}
          {...(files && { encType: 'multipart/form-data', action: `?form=${name}` })}
          {...(action !== undefined && { action })}
        >
          <input type="hidden" name="form" value={name} />
          <Stack gap={2}>
            <FormHead id={`${name}-errors`} form={form} {...(done !== undefined && { done })} />
            {children}
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
