import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'

/** A fresh headless Chromium. It ends with this process at the latest; Ctrl-C is handled by local/processes.ts. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
