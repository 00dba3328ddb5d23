import { clientOf, randomFrom, startLake } from './support.ts'

/** A document as a plain object, and a minimal model of the database. */
type Plain = Record<string, unknown>
type Model = Map<string, Plain>

type Operation =
  | { kind: 'create' | 'createOrReplace' | 'createIfNotExists'; document: Plain & { _id: string; _type: string } }
  | { kind: 'delete'; id: string }
  | { kind: 'set'; id: string; field: string; value: number }
  | { kind: 'unset'; id: string; field: string }
  | { kind: 'inc'; id: string; field: string; by: number }
  | { kind: 'append'; id: string; item: number }

/** Applies an operation to the model. @returns false when Sanity would refuse it */
function applyTo(model: Model, operation: Operation): boolean {
  if ('document' in operation) {
    const { kind, document } = operation
    const isThere = model.has(document._id)
    if (isThere && kind === 'create') return false
    if (!isThere || kind === 'createOrReplace') model.set(document._id, document)
    return true
  }
  const document = model.get(operation.id)
  if (operation.kind === 'delete') {
    model.delete(operation.id)
    return true
  }
  if (document === undefined) return false
  if (operation.kind === 'append') {
    const { list } = document
    if (Array.isArray(list)) model.set(operation.id, { ...document, list: [...list, operation.item] })
    return true
  }
  const { [operation.field]: old, ...rest } = document
  if (operation.kind === 'unset') model.set(operation.id, rest)
  if (operation.kind === 'set') model.set(operation.id, { ...rest, [operation.field]: operation.value })
  if (operation.kind === 'inc' && typeof old === 'number') {
    model.set(operation.id, { ...rest, [operation.field]: old + operation.by })
  }
  return true
}

function toMutation(operation: Operation): Record<string, unknown> {
  if ('document' in operation) return { [operation.kind]: operation.document }
  const { id, kind } = operation
  if (kind === 'delete') return { delete: { id } }
  if (kind === 'append') return { patch: { id, insert: { after: 'list[-1]', items: [operation.item] } } }
  if (kind === 'unset') return { patch: { id, unset: [operation.field] } }
  if (kind === 'set') return { patch: { id, set: { [operation.field]: operation.value } } }
  return { patch: { id, inc: { [operation.field]: operation.by } } }
}

function randomOperation(random: (limit: number) => number): Operation {
  const id = `d${random(6)}`
  const field = `f${random(3)}`
  const document = { _id: id, _type: 'page', list: [random(9)], [field]: random(9) }
  const operations: Operation[] = [
    { kind: 'create', document },
    { kind: 'createOrReplace', document },
    { kind: 'createIfNotExists', document },
    { kind: 'delete', id },
    { kind: 'set', id, field, value: random(9) },
    { kind: 'unset', id, field },
    { kind: 'inc', id, field, by: 1 + random(5) },
    { kind: 'append', id, item: random(9) },
  ]
  return operations[random(operations.length)] ?? { kind: 'delete', id }
}

test.each([1, 2, 3])('random transactions give the same result as a simple model (sequence %i)', async (seed) => {
  const random = randomFrom(seed)
  const lake = await startLake()
  const client = clientOf(lake, { perspective: 'raw' })
  let model: Model = new Map()
  let refusals = 0
  for (let step = 0; step < 120; step += 1) {
    const operations = Array.from({ length: 1 + random(3) }, () => randomOperation(random))
    const next: Model = new Map(model)
    const isAllowed = operations.every((operation) => applyTo(next, operation))
    const isDone = await client.dataRequest('mutate', { mutations: operations.map(toMutation) }).then(
      () => true,
      () => false,
    )
    expect([operations, isDone]).toEqual([operations, isAllowed])
    if (isAllowed) model = next
    else refusals += 1
    const documents = await client.fetch<Plain[]>('*')
    const plain = documents.map(({ _rev, _createdAt, _updatedAt, ...rest }) => rest)
    expect(plain).toEqual([...model].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document))
  }
  expect(refusals).toBeGreaterThan(10)
})
