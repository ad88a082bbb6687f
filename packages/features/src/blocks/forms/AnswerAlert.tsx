import { Alert, type AlertProps } from '@volan/ui/Alert';
import { useEffect, useRef } from 'react';

/**
 * The result of a button, on a page that was loaded again: it takes the focus, which would otherwise be at the top of
 * the page.
 */
export function AnswerAlert(props: AlertProps) {
  const said = useRef<HTMLDivElement>(null);

  useEffect(() => said.current?.focus(), []);

  return <Alert urgent {...props} tabIndex={-1} ref={said} />;
}
