import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { TextInput } from '@volan/ui/TextInput';
import { useRef, useState } from 'react';

const sortings = ['Newest', 'Cheapest'] as const;

/** Buttons, links and controls whose state the page holds. */
export function ButtonsAndLinks() {
  const [open, setOpen] = useState(false);
  const [sorting, setSorting] = useState('Newest');
  const [text, setText] = useState('golf');
  const [log, setLog] = useState<string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const note = (line: string) => setLog((lines) => [...lines, line]);

  return (
    <section aria-label="Buttons and links">
      <Row gap={2} wrap>
        {/* 10 */}
        <Button aria-controls="panel" aria-expanded={open} onClick={() => setOpen(!open)}>
          More
        </Button>
        {/* 11 */}
        <Button type="submit" form="order" name="way" value="outside">
          Order from here
        </Button>
        {/* 12 */}
        <Button onClick={() => field.current?.select()}>Select the text</Button>
        {/* 13 */}
        <Button disabled title="Nothing to save yet" id="save">
          Save
        </Button>
        {/* 14 */}
        <Button href="/sell" target="_blank" rel="noopener" data-analytics="sell">
          Sell
        </Button>
        {/* 15 */}
        <Link href="/prices.pdf" download="prices.pdf" hrefLang="en" onMouseEnter={() => note('link entered')}>
          Prices
        </Link>
      </Row>
      <div id="panel" hidden={!open}>
        More about it
      </div>
      {/* 16 */}
      <TextInput
        ref={field}
        id="find"
        label="Find"
        value={text}
        onValueChange={setText}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
        onBlur={() => note('find left')}
      />
      {/* 17 */}
      <Select
        id="sorting"
        label="Order"
        options={sortings.map((value) => ({ value, label: value }))}
        value={sorting}
        onValueChange={setSorting}
        onFocus={() => note('order entered')}
      />
      <output data-testid="held">{`${text}/${sorting}`}</output>
      <output data-testid="log">{log.join(', ')}</output>
    </section>
  );
}
