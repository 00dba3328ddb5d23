import { StartError } from '../../http/listen.ts'

/** A dataset folder that cannot be seeded; the message contains the position. */
export class SeedError extends StartError {
  constructor(location: { file: string; line?: number; field?: string }, problem: string, cause?: unknown) {
    const parts = [
      location.file,
      ...(location.line === undefined ? [] : [`line ${location.line}`]),
      ...(location.field === undefined ? [] : [`field ${location.field}`]),
    ]
    super(`${parts.join(', ')}: ${problem}`, cause)
    this.name = 'SeedError'
  }
}
