import { useMutation } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { accountApi } from '@volan/features/browser';
import { Alert } from '@volan/ui/Alert';
import { IconButton } from '@volan/ui/IconButton';
import { Spinner } from '@volan/ui/Spinner';
import { failureText } from '../shell/FailedCall.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';

/** A table as a file. */
export interface TableExport {
  /** Name of the file: `users`. */
  readonly name: string;
  /** Asks for the file with the current filters and order. */
  readonly ask: (api: Api) => Promise<unknown>;
}

/** Saves a file on the computer of the administrator, under a name. */
function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Fetches the whole table. The browser keeps large files on its disk. */
async function fetchFile({ brand, language }: AdminSite, { name, ask }: TableExport) {
  const files: Blob[] = [];
  const api = accountApi(
    { brand: brand.id, language },
    {
      fetch: async (...request) => {
        const response = await fetch(...request);
        if (!response.ok) return response;

        files.push(await response.blob());

        return Response.json({});
      },
    },
  );
  await ask(api);
  const [file] = files;
  if (file) save(file, `${brand.id}-${name}-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** Saves all rows that match the filters, as CSV. [M59] */
export function CsvButton({ table }: { table: TableExport }) {
  const site = useSite();
  const { texts, words } = site;
  const file = useMutation({ mutationFn: () => fetchFile(site, table) });

  return (
    <>
      {file.isError && (
        <Alert tone="critical" urgent>
          {failureText(file.error, words)}
        </Alert>
      )}
      {file.isPending ? (
        <Spinner label={texts.loading} />
      ) : (
        <IconButton icon="download" label={texts.csv} onClick={() => file.mutate()} />
      )}
    </>
  );
}
