/** Reads the words of the server's own messages at start and now and then, in case this instance renders no page. */
import { publishedClient } from '@/lib/content/client'
import { fetchSettings } from '@/lib/content/site-settings'
import { errorMessage, logWarning } from '@/lib/log'

const INTERVAL_MS = 60_000

async function read(): Promise<void> {
  try {
    await fetchSettings(publishedClient())
  } catch (error) {
    logWarning('content.words_unreadable', { reason: errorMessage(error) })
  }
}

export function keepWordsRead(): void {
  void read()
  setInterval(read, INTERVAL_MS).unref()
}
