import { context, propagation, trace } from '@opentelemetry/api';
import type * as Sdk from '@opentelemetry/sdk-trace';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the standard variables ask for traces: an address to send them to, and nothing that forbids it. */
export const tracingIsAsked = (environment: Environment) =>
  Boolean(environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) &&
  environment['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  environment['OTEL_TRACES_EXPORTER'] !== 'none';

/**
 * Sends traces by OTLP (`http/protobuf`) when the `OTEL_*` variables ask for it; else nothing of it is loaded and every
 * span is one of the API's own that do nothing.
 *
 * The exporter and the resource read their variables themselves (endpoint, headers, `OTEL_SERVICE_NAME`).
 *
 * @returns what sends the last spans, or null when traces are off.
 * @throws with a sentence where the optional packages are not installed or a variable is not understood.
 */
export async function openTracing(name: string, environment: Environment): Promise<{ close(): Promise<void> } | null> {
  if (!tracingIsAsked(environment)) return null;

  const protocol = environment['OTEL_EXPORTER_OTLP_PROTOCOL'] ?? 'http/protobuf';
  if (protocol !== 'http/protobuf') {
    throw new Error(`OTEL_EXPORTER_OTLP_PROTOCOL is "${protocol}", but only http/protobuf is spoken.`);
  }
  const { sdk, exporter, resources, hooks, core } = await packages();
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': `volan-${name}` }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: samplerOf(sdk, environment),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);

  return {
    async close() {
      await provider.shutdown().catch(() => {}); // a collector that is away keeps nobody from ending
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

async function packages() {
  try {
    const [sdk, exporter, resources, hooks, core] = await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ]);
    return { sdk, exporter, resources, hooks, core };
  } catch (error) {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT asks for traces, but the optional packages of OpenTelemetry are not installed. Install with optional dependencies, or unset it.',
      { cause: error },
    );
  }
}

function samplerOf(sdk: typeof Sdk, environment: Environment): Sdk.Sampler {
  const name = environment['OTEL_TRACES_SAMPLER'] ?? 'parentbased_always_on';
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? '1');
  const samplers: Record<string, () => Sdk.Sampler> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  const root = samplers[name.replace(/^parentbased_/, '')]?.();
  if (!root || !(ratio >= 0 && ratio <= 1)) {
    throw new Error(
      `OTEL_TRACES_SAMPLER is "${name}" with OTEL_TRACES_SAMPLER_ARG "${ratio}". Choose always_on, always_off or traceidratio, also with parentbased_ before it, and a number from 0 to 1.`,
    );
  }

  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}
