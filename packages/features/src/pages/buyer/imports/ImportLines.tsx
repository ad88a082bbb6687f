import type { ImportCost, ImportLine } from '@volan/domain-rules';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { LineSource } from './LineSource.tsx';

/** What a line says beside its amount: how it is computed, what a fact means, or what the visitor has to find out. */
function sentenceOf(line: ImportLine, { t, money, measure, number }: Messages): string | null {
  const { question, share, isPartial, isFound, isAllowed, stated } = line;
  const value = stated?.value ?? 0;
  if (question !== null) return t(`import.ask-${question}`, { value: number(value) });
  if (isAllowed !== null) return t(isAllowed ? 'import.allowed' : 'import.not-allowed', { value: number(value) });
  if (share) {
    const parts = { rate: measure(share.rate, '%'), amount: money(share.of, 'EUR') };
    return t(isPartial ? 'import.share-partial' : isFound ? 'import.share-found' : 'import.share', parts);
  }
  if (isFound) return t('import.found');

  return stated?.currency === 'RSD' ? money(Math.round(value * 100), 'RSD') : null;
}

/** How a line came about, with its source and the day on which that was read. */
function Basis({ line }: { line: ImportLine }) {
  const messages = useMessages();
  const { source, question } = line;
  const sentence = sentenceOf(line, messages);

  return (
    <Stack gap={0.5}>
      {sentence !== null && <Text>{sentence}</Text>}
      <LineSource source={source} isOpen={question !== null} />
    </Stack>
  );
}

/** The estimate of an import: every line with its amount or question, then the sum of what is known. [N09] */
export function ImportLines({ cost: { lines, total, open } }: { cost: ImportCost }) {
  const messages = useMessages();
  const { t, money } = messages;
  const amountOf = ({ amount, question }: ImportLine) =>
    amount !== null ? money(amount, 'EUR') : question === null ? '–' : t('import.open');

  return (
    <Stack gap={1.5}>
      <PlainTable
        caption={t('import.result')}
        columns={[
          { name: t('import.line') },
          { name: t('import.basis') },
          { name: t('import.amount'), isNumber: true },
        ]}
        rows={[
          ...lines.map((line) => [t(`import.${line.key}`), <Basis key={line.key} line={line} />, amountOf(line)]),
          [
            t(open > 0 ? 'import.known' : 'import.total'),
            open > 0 ? t('import.open-lines', { count: open }) : t('import.complete'),
            money(total, 'EUR'),
          ],
        ]}
      />
      <Text tone="secondary">{t('import.no-decision')}</Text>
    </Stack>
  );
}
