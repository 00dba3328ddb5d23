import { StartError } from '../../http/listen.ts'

/** A dataset folder that cannot be seeded; the message contains the position. */
export class SeedError extends StartError {
  constructor(place: { file: string; line?: number; field?: string }, problem: string, cause?: unknown) {
    const parts = [
      place.file,
      ...(place.line === undefined ? [] : [`line ${place.line}`]),
      ...(place.field === undefined ? [] : [`field ${place.field}`]),
    ]
    super(`${parts.join(', ')}: ${problem}`, cause)
    this.name = 'SeedError'
  }
}
