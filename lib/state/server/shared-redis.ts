/**
 * The Redis that several machines share: commands and messages between instances.
 *
 * It is an optimisation, never a condition: while Redis is away, or hangs, commands fail at once, and callers go on with
 * what this process has.
 */

import { createClient } from '@redis/client'
import { env } from '../../env.ts'
import { errorMessage, logWarning } from '../../log.ts'
import { REDIS } from '../../retries.ts'
import { singleton } from '../../singleton.ts'

/** Milliseconds that a request waits for Redis. */
const TIMEOUT_MS = 50
/** Milliseconds without a command after one has failed. */
const PAUSE_MS = 1000
const CONNECT_TIMEOUT_MS = 1000

/** @param onError receives why there is no connection, a refused password for example, again and again */
function connect(url: string, onError: (error: unknown) => void = () => {}) {
  const client = createClient({
    url,
    // Commands would otherwise wait until Redis is back.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: REDIS.delayMs,
    },
  })
  client.on('error', onError)
  client.connect().catch(() => {})
  return client
}

type RedisClient = ReturnType<typeof connect>

export type SharedRedis = ReturnType<typeof createSharedRedis>

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error(`no response in ${TIMEOUT_MS} ms`))
    // After a pause of this process the response may be there, unread: it is read before an immediate.
    setTimeout(() => setImmediate(fail), TIMEOUT_MS).unref()
  })
}

/** Connects in the background. The end of Redis, and its return, are logged once each. */
export function createSharedRedis(url: string) {
  /** Why there is no connection; commands say only that there is none. */
  let connectionError: unknown
  const client = connect(url, (error) => {
    connectionError = error
  })
  let hasConnected = false
  client.on('ready', () => {
    connectionError = undefined
    hasConnected = true
  })
  /** Marks this instance's messages, which it does not need itself. */
  const sender = crypto.randomUUID()
  const messageOf = (message: string) => `${sender} ${message}`
  let subscriber: RedisClient | undefined
  let pausedUntil = 0
  let isAway = false
  /** The last message of each channel that Redis has not received. They are sent once it is connected again. */
  const unsent = new Map<string, string>()

  function publish(channel: string, message: string): void {
    unsent.delete(channel)
    client.publish(channel, messageOf(message)).catch(() => unsent.set(channel, message))
  }

  client.on('ready', () => {
    for (const [channel, message] of [...unsent]) publish(channel, message)
  })

  return {
    /** For commands that no request waits for. */
    client,
    /** Runs commands. Rejects within 50 ms when Redis is away. */
    async run<T>(commands: (client: RedisClient) => Promise<T>): Promise<T> {
      if (Date.now() < pausedUntil) throw new Error('Redis is away')
      try {
        const result = await Promise.race([commands(client), timeout()])
        if (isAway) logWarning('redis.back')
        isAway = false
        return result
      } catch (error) {
        pausedUntil = Date.now() + PAUSE_MS
        // Until the first attempt to connect has ended, there is no reason to tell.
        if (!isAway && (hasConnected || connectionError)) {
          logWarning('redis.away', { reason: errorMessage(connectionError ?? error) })
          isAway = true
        }
        throw error
      }
    },
    /** Whether the last command has failed. */
    isAway: () => isAway,
    /** What a script has to publish as a message of this instance. */
    messageOf,
    /** Sends a message to the other instances. Without a connection, the last one of each channel is sent when there is one again. */
    publish,
    /** Calls back for messages of other instances, and with null whenever it hears them again: some may have been missed before. */
    subscribe(channel: string, onMessage: (message: string | null) => void): void {
      subscriber ??= connect(url)
      const current = subscriber
      let isSubscribed = false
      const listener = (text: string) => {
        if (!text.startsWith(sender)) onMessage(text.slice(sender.length + 1))
      }
      current.on('ready', () => {
        // Later connections subscribe by themselves.
        if (isSubscribed) onMessage(null)
        else
          current.subscribe(channel, listener).then(
            () => {
              isSubscribed = true
              onMessage(null)
            },
            () => {},
          )
      })
    },
    close(): void {
      client.destroy()
      subscriber?.destroy()
    },
  }
}

const shared = singleton<SharedRedis | null>('redis', () => {
  const { redisUrl } = env()
  return redisUrl === null ? null : createSharedRedis(redisUrl)
})

/** The Redis of REDIS_URL. Null without, and during a build, which must not leave pages for the instances that run. */
export function configuredRedis(): SharedRedis | null {
  return process.env.NEXT_PHASE === 'phase-production-build' ? null : shared.get()
}
