import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '../chromium.ts'

/** Flags that keep Chromium from calling out. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A fresh headless Chromium. It ends with this process at the latest; Ctrl-C is handled by local/processes.ts. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...QUIET, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
