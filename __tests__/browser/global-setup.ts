/** Before all browser tests: finds or installs Chromium, and builds the Studio and the site where they are stale. */
import { ensureChromium } from '../../local/chromium.ts'
import { stopChildrenOnSignals } from '../../local/processes.ts'
import { makeSharedBuild } from '../../local/test-build.ts'

export default async function setUp(): Promise<void> {
  stopChildrenOnSignals()
  process.env.CHROMIUM_PATH = ensureChromium()
  await makeSharedBuild()
}
