import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import type { TextBlock, TextSpan } from './readText.ts';
import * as styles from './pages.css.ts';

const Spans = ({ spans }: { spans: readonly TextSpan[] }) =>
  spans.map(({ words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <Link key={index} href={href}>
        {words}
      </Link>
    ),
  );

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={2} size="h3" id={block.id}>
          {block.words}
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.entries.map((entry, index) => (
            <li key={index}>
              <Spans spans={entry} />
            </li>
          ))}
        </ul>
      );
  }
}

/** A heading with all that is below it. */
function partsOf(blocks: readonly TextBlock[]) {
  const parts: TextBlock[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last && block.kind !== 'heading') {
      last.push(block);
    } else {
      parts.push([block]);
    }
  }
  return parts;
}

/** A longer text, part by part. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return partsOf(blocks).map((part, index) => (
    <div key={index} className={styles.part}>
      {part.map((block, line) => (
        <Block key={line} block={block} />
      ))}
    </div>
  ));
}
