import '@volan/ui/theme';
import { installBehaviour } from '@volan/ui/behaviour';
import { Container } from '@volan/ui/Container';
import { Heading } from '@volan/ui/Heading';
import { Sections } from '@volan/ui/Sections';
import { createRoot } from 'react-dom/client';
import { ButtonsAndLinks } from './ButtonsAndLinks.tsx';
import { ControlledForm } from './ControlledForm.tsx';
import { Dialogs } from './Dialogs.tsx';
import { HeldFields } from './HeldFields.tsx';
import { RegisteredControls } from './RegisteredControls.tsx';
import { RegisteredForm } from './RegisteredForm.tsx';
import { Surfaces } from './Surfaces.tsx';

installBehaviour(document);
createRoot(document.querySelector('#root') as Element).render(
  <Container as="main" top>
    <Sections>
      <Heading level={1}>Ordinary lines</Heading>
      <RegisteredForm />
      <ButtonsAndLinks />
      <RegisteredControls />
      <ControlledForm />
      <Dialogs />
      <Surfaces />
      <HeldFields />
    </Sections>
  </Container>,
);
