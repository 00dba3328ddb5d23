/**
 * Sends traces of requests and renders, which Next makes, in OTLP to OTEL_EXPORTER_OTLP_ENDPOINT; without queries, which may
 * hold what a visitor typed. Loaded only when the endpoint is set.
 */
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type Span, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

function withoutQuery(text: string): string {
  return text.split('?')[0] ?? ''
}

function removeQueries(span: Span): void {
  span.updateName(withoutQuery(span.name))
  for (const [name, value] of Object.entries(span.attributes)) {
    if (typeof value === 'string') span.setAttribute(name, withoutQuery(value))
  }
}

const withoutQueries: SpanProcessor = {
  onStart: () => {},
  onEnding: removeQueries,
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

/** Call once, when the server starts. Endpoint and headers come from OpenTelemetry's own variables. */
export function sendTraces(): void {
  const exported = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const resource = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'bowerbird' })
  trace.setGlobalTracerProvider(new TracerProvider({ resource, spanProcessors: [withoutQueries, exported] }))
}
