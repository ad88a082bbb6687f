import { Heading, Stack } from '@volan/ui';
import type { ReactNode } from 'react';

export interface AdSectionProps {
  /** The heading is named after it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of an ad's page under its own heading. */
export function AdSection({ id, title, children }: AdSectionProps) {
  return (
    <Stack as="section" gap={1.5} labelledBy={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
