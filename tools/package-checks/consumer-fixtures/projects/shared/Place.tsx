import { Container } from '@volan/ui/Container';
import { Heading } from '@volan/ui/Heading';

/** What every link leads to; it says where the router is. */
export function Place({ address }: { address: string }) {
  return (
    <Container as="main" top>
      <Heading level={1}>Place</Heading>
      <output data-testid="place">{address}</output>
    </Container>
  );
}
