/** JSON-RPC 2.0 (https://www.jsonrpc.org/specification) as @sanity/bifur-client speaks it. */
import { isRecord } from '../dataset.ts'

const CODES = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  INTERNAL_ERROR: -32603,
} as const

export class RpcError extends Error {
  readonly code: number

  constructor(kind: keyof typeof CODES, message: string) {
    super(message)
    this.name = 'RpcError'
    this.code = CODES[kind]
  }
}

type Id = string | number | null

/**
 * Handles one message.
 * @param call returns the result of a method, or throws an RpcError
 * @returns the response as text; undefined for a notification, which has no id and no response
 */
export function answerRpc(
  text: string,
  call: (method: string, params: Readonly<Record<string, unknown>>) => unknown,
): string | undefined {
  let id: Id | undefined = null
  try {
    const message = parse(text)
    id = idOf(message.id)
    const { jsonrpc, method, params = {} } = message
    if (jsonrpc !== '2.0' || typeof method !== 'string')
      throw new RpcError('INVALID_REQUEST', 'This is no JSON-RPC 2.0')
    if (!isRecord(params)) throw new RpcError('INVALID_PARAMS', '"params" must be an object')
    const result = call(method, params)
    return id === undefined ? undefined : JSON.stringify({ jsonrpc: '2.0', id, result })
  } catch (error) {
    if (!(error instanceof RpcError)) console.error(error)
    const { code, message } =
      error instanceof RpcError
        ? error
        : new RpcError('INTERNAL_ERROR', 'The local Content Lake failed; its log says why')
    return id === undefined ? undefined : JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
  }
}

function parse(text: string): Record<string, unknown> {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    throw new RpcError('PARSE_ERROR', 'The message is not JSON')
  }
  if (!isRecord(message)) throw new RpcError('INVALID_REQUEST', 'The message must be one object')
  return message
}

function idOf(id: unknown): Id | undefined {
  if (id === undefined || id === null || typeof id === 'string' || typeof id === 'number') return id
  throw new RpcError('INVALID_REQUEST', '"id" must be a string or a number')
}
