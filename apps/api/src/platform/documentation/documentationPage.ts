import type { openApiDocument } from '@volan/api-contract';
import { escapeHtml } from '@volan/domain-rules';

type Document = ReturnType<typeof openApiDocument>;

/** The parts of an operation that the page shows. */
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: unknown;
}

/** Styles of the page, which has no scripts and no files of other hosts. */
export const documentationStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2rem; border-bottom: 1px solid; }
summary { cursor: pointer; padding: .4rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; }
`;

/** One page with every call: readable without scripts, searchable by the browser's own search. */
export function documentationPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? '');
  const sections = [...byTag].map(
    ([tag, group]) =>
      `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${group.map(showOperation).join('')}</section>`,
  );
  const contents = [...byTag.keys()].map((tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`);
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${json(schema)}</details>`,
  );

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<style>${documentationStyle}</style>
</head>
<body>
<h1>${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</h1>
<p>${escapeHtml(document.info.description)}</p>
<p><a href="/v3/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Contents"><ul>${contents.join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
<main>${sections.join('')}<section><h2 id="schemas">schemas</h2>${schemas.join('')}</section></main>
</body>
</html>`;
}

function showOperation({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const own = (operation.parameters ?? []).filter((parameter) => parameter.$ref === undefined);
  const rows = own.map(
    ({ name = '', in: place = '', required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? ' (required)' : ''}</td><td>${escapeHtml(place)}</td><td>${escapeHtml(description)}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const parameters =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th>parameter</th><th>in</th><th>meaning</th><th>schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const body = operation.requestBody === undefined ? '' : `<h3>Body</h3>${json(operation.requestBody)}`;
  const replies = Object.entries(operation.responses ?? {}).map(
    ([status, reply]) => `<details><summary>Answer ${escapeHtml(status)}</summary>${json(reply)}</details>`,
  );

  return `<details id="${escapeHtml(operation.operationId ?? '')}"><summary><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>${parameters}${body}${replies.join('')}</details>`;
}

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
