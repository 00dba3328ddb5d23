/** A headless Chromium for commands. */
import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'

/**
 * Launches a fresh headless Chromium, which ends with this process at the latest; local/processes handles Ctrl-C.
 */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
