export type { RequestRecord } from './RequestRecord.ts';
export { handleBrokenRequest } from './brokenRequests.ts';
export { eventCounter } from './eventCounter.ts';
export { fairQueue, QueueFull, type FairQueue, type FairQueueLimits } from './fairQueue.ts';
export { drainServer } from './drainServer.ts';
export { logCrashes } from './logCrashes.ts';
export { maskSecrets } from './maskSecrets.ts';
export { networkOf } from './networkOf.ts';
export { openLog, silentLog, type Log, type LogOptions } from './openLog.ts';
export { openMetrics, type Metrics, type Reading } from './openMetrics.ts';
export { openTracing, tracingIsAsked } from './openTracing.ts';
export { readProcessSettings, type ProcessSettings } from './readProcessSettings.ts';
export { isRequestId, newRequestId, requestIdHeader } from './requestId.ts';
export { noteStatement, startRequestSpan, type RequestSpan } from './requestSpan.ts';
export {
  noTelemetry,
  requestTelemetry,
  telemetryHeaders,
  type RequestTelemetryOptions,
  type Telemetry,
} from './requestTelemetry.ts';
export { serveMetrics, type MetricsAddress } from './serveMetrics.ts';
export { answerWithinMs, stopGracefully, type Stop, type StopOptions } from './stopGracefully.ts';
export { workSlots, type LeaveSlot, type SlotLimits, type WorkSlots } from './workSlots.ts';
export { announcesBody, createPublicServer, type ConnectionLimits } from './publicServer.ts';
