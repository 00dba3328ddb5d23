/**
 * Before all browser tests: finds or installs Chromium, builds the Studio and the site where they are stale, and offers the
 * shared stack.
 */
import { stopChildrenOnSignals } from '../../local/processes/processes.ts'
import { ensureTestBuild } from '../../local/site/test-build.ts'
import { ensureChromium } from '../../local/system-packages/chromium.ts'
import { offerSharedStack } from './stack.ts'

export default async function setUp(): Promise<() => Promise<void>> {
  stopChildrenOnSignals()
  process.env.CHROMIUM_PATH = ensureChromium()
  await ensureTestBuild()
  return offerSharedStack()
}
