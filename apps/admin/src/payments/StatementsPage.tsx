import type { StatementReport as Report } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { FileButton } from '@volan/ui/FileButton';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { OpenLines } from './OpenLines.tsx';
import { StatementReport } from './StatementReport.tsx';
import { useImportStatement } from './statementQueries.ts';

/** Bank statements, which are previewed first and then booked, and the money that none of them could book. [M42] */
export function StatementsPage() {
  const { texts } = useSite();
  const statement = useImportStatement();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const isReading = statement.isPending && !statement.variables.confirm;
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;

    setFile(chosen);
    setReport(null);
    statement.mutate({ file: chosen, confirm: false }, { onSuccess: setReport });
  };

  return (
    <AdminFrame title={texts.statements}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Text>{texts.statementText}</Text>
          <Row gap={1.5} wrap>
            <FileButton
              id="statement-file"
              multiple={false}
              accept=".csv,.xml,.txt,text/csv,application/xml,text/xml"
              onFiles={([chosen]) => choose(chosen)}
            >
              {texts.chooseStatement}
            </FileButton>
            {file && report && !report.done && report.lines.length > 0 && (
              <Button
                variant="primary"
                busyLabel={statement.isPending ? texts.booking : undefined}
                onClick={() => statement.mutate({ file, confirm: true }, { onSuccess: setReport })}
              >
                {texts.bookStatement}
              </Button>
            )}
            {file && <Text tone="secondary">{file.name}</Text>}
          </Row>
          <FailedCall error={statement.error} />
          {isReading && <Spinner label={texts.reading} />}
          {report && <StatementReport report={report} />}
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={2}>{texts.openLines}</Heading>
          <OpenLines />
        </Stack>
      </Stack>
    </AdminFrame>
  );
}
