import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestRecord } from './RequestRecord.ts';

/** The trace of one request; does nothing where traces are off. */
export interface RequestSpan {
  /** Headers that let the next server of ours continue this trace; empty where traces are off. */
  readonly headers: Readonly<Record<string, string>>;
  /** Runs `work` so that what it starts belongs to this request. */
  run<T>(work: () => T): T;
  end(answered: RequestRecord): void;
}

/**
 * Begins the trace of a request.
 *
 * @param carrier Headers of a server of ours that has begun it; a visitor's are never believed.
 */
export function startRequestSpan(carrier: Readonly<Record<string, unknown>> = {}): RequestSpan {
  const parent = propagation.extract(ROOT_CONTEXT, carrier);
  const span = trace.getTracer('volan').startSpan('request', { kind: SpanKind.SERVER }, parent);
  const here = trace.setSpan(parent, span);
  const headers: Record<string, string> = {};
  propagation.inject(here, headers);

  return {
    headers,
    run: (work) => context.with(here, work),
    end({ method, route, status, requestId, brand }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'volan.request_id': requestId,
        ...(brand ? { 'volan.brand': brand } : {}),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Notes a statement that has just ended as part of the request that runs; its parameters stay out. */
export function noteStatement(sql: string, ms: number, failed: boolean) {
  const ended = Date.now();
  const span = trace.getTracer('volan').startSpan(`SQL ${sql.slice(0, sql.indexOf(' ')) || sql}`, {
    kind: SpanKind.CLIENT,
    startTime: ended - ms,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
  });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
}
