import '@volan/ui/theme';
import { installBehaviour } from '@volan/ui/behaviour';
import { Container } from '@volan/ui/Container';
import { Sections } from '@volan/ui/Sections';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Rename } from './recipes/recipe-dialog.tsx';
import { OrderForm } from './recipes/recipe-form.tsx';
import { Cars } from './recipes/recipe-table.tsx';
import { Filter } from './recipes/recipe-test-ids.tsx';

const cars = [
  { id: 1, make: 'Škoda', price: 900 },
  { id: 2, make: 'Dacia', price: 700 },
];
const order = new URLSearchParams(location.search).get('order') === 'descending' ? 'descending' : 'ascending';

/** The recipes of the package as they stand there, on one page. */
function Recipes() {
  const [name, setName] = useState('Golf');
  const [sent, setSent] = useState('');
  return (
    <Container as="main" top>
      <Sections>
        <OrderForm onOrder={(form) => setSent(JSON.stringify(form))} />
        <Rename name={name} onRename={setName} />
        <Cars cars={cars} order={order} />
        <Filter />
        <output data-testid="state">{`${name} ${sent}`}</output>
      </Sections>
    </Container>
  );
}

installBehaviour(document);
createRoot(document.querySelector('#root') as Element).render(<Recipes />);
