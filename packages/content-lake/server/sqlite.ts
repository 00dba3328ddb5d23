/** Opens or creates a database file. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './listen.ts'

/**
 * Opens or creates a database and its folder.
 * @param service its name in the message
 * @param setUp creates the tables
 * @throws StartError when the file cannot be used
 */
export function openDatabase(file: string, service: string, setUp: (database: DatabaseSync) => void): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const database = new DatabaseSync(file)
    // An option of DatabaseSync only since Node 22.16.
    database.exec('PRAGMA busy_timeout = 3000')
    setUp(database)
    return database
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${service} cannot use ${file}: ${reason}`, error)
  }
}
