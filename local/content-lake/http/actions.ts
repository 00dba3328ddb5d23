/** `POST /v<version>/data/actions/<dataset>`: actions in one transaction. */
import { HttpError, readJson, sendJson } from '../../http/json.ts'
import { actionStep } from '../actions/actions.ts'
import { isRecord } from '../dataset.ts'
import { MutationError } from '../transactions/errors.ts'
import { runSteps, type Step } from '../transactions/run.ts'
import { MAX_TRANSACTION_BYTES, transactionIdOf } from './mutate.ts'
import type { Call, LakeContext } from './route.ts'

export async function act({ request, response }: Call, { store }: LakeContext): Promise<void> {
  const body = await readJson(request, MAX_TRANSACTION_BYTES)
  if (!isRecord(body) || !Array.isArray(body.actions) || body.actions.length === 0) {
    throw new HttpError(400, '"actions" must be an array of at least one action')
  }
  const { dryRun = false, transactionId } = body
  if (typeof dryRun !== 'boolean') throw new HttpError(400, '"dryRun" must be true or false')
  const steps = body.actions.map(stepOf)
  const id = transactionIdOf(transactionId)
  const { transaction } = runSteps(store, 'actionError', steps, { id, dryRun })
  sendJson(response, 200, { transactionId: transaction.id })
}

function stepOf(action: unknown, index: number): Step {
  try {
    return actionStep(action)
  } catch (error) {
    throw error instanceof MutationError ? error.at(index, 'actionError') : error
  }
}
