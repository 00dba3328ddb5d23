/** Before all browser tests: finds or installs Chromium, and builds the Studio and the site where they are stale. */
import { stopChildrenOnSignals } from '../../local/processes/processes.ts'
import { ensureChromium } from '../../local/programs/chromium.ts'
import { makeSharedBuild } from '../../local/site/test-build.ts'

export default async function setUp(): Promise<void> {
  stopChildrenOnSignals()
  process.env.CHROMIUM_PATH = ensureChromium()
  await makeSharedBuild()
}
