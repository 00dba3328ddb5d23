/** Preloaded into a server: stops it when the process that started it has died and the channel between them has closed. */
import process from 'node:process'

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
