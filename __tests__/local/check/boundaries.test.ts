/** The check of imports finds each kind that crosses a boundary between folders, and in `lib` each that is in another style. */
import { lintImports } from '../../../local/check/boundaries'

test.each([
  ['lib/voices/page.ts', "import { startLake } from '../../packages/content-lake/testing/index.ts'"],
  ['components/voices/card.tsx', "import { startLake } from '@bowerbird/content-lake'"],
  ['studio/form/index.ts', "const tools = await import('../../local/cli.ts')"],
  ['lib/format/locale.ts', "import Page from '@/pages/404'"],
  ['lib/format/locale.ts', "export { Heading } from '../../components/ui/heading.tsx'"],
  ['components/ui/heading.tsx', "import { Player } from '@/components/audio/player/player'"],
  ['components/runtime/presses.ts', "import { player } from '@/components/audio/player/player'"],
  ['components/voices/card.tsx', "import type { Lake } from '@/lib/content/server/lake'"],
  ['studio/form/index.ts', "import { metrics } from '../../lib/server/metrics/metrics.ts'"],
  ['lib/enquiry/server/send.ts', "import { followedLink } from '@/lib/browser/followed-link'"],
  ['pages/404.tsx', "import { createClient } from '@sanity/client'"],
  ['components/voices/card.tsx', "import {\n  one,\n  two,\n} from 'groq'"],
  ['packages/content-lake/src/main.ts', "import { env } from '../../../lib/env.ts'"],
  ['packages/content-lake/src/main.ts', "import { env } from '@/lib/env'"],
  ['lib/voices/paths.ts', "import { voicesPath } from '@/lib/voices/links'"],
  ['lib/voices/paths.ts', "import type { Voice } from '../api/models'"],
  ['lib/voices/paths.ts', "const log = await import('../log')"],
  ['lib/voices/paths.ts', "import type { Voice } from '../api/models.ts'\nimport { log } from '@/lib/log'"],
  ['lib/voices/paths.ts', "import type { Voice } from '../api/models.ts'\nimport { voicesPath } from './links'"],
  ['components/page/start.ts', "import '@/components/audio/player/player'"],
])('%s may not: %s', (file, source) => {
  expect(lintImports(file, source)).toEqual([expect.stringMatching(`^${file}: imports .+, but `)])
})

test.each([
  ['components/ui/heading.tsx', "import { Text } from '@/components/ui/text'"],
  ['components/voices/card.tsx', "import { Heading } from '@/components/ui/heading'"],
  ['lib/enquiry/server/send.ts', "import { metrics } from '@/lib/server/metrics/metrics'"],
  ['pages/404.tsx', "import { metrics } from '@/lib/server/metrics/metrics'"],
  ['local/cli.ts', "import { env } from '../lib/env.ts'"],
  ['lib/env.ts', "import { LAKE } from '@/lib/content/links'\nimport { log } from './log'"],
  ['lib/voices/server/find.ts', "import { env } from '@/lib/env'\nimport { voicesPath } from '../links'"],
  ['lib/voices/paths.ts', "import { env } from '../env.ts'\nimport { voicesPath } from './links.ts'"],
  ['packages/content-lake/src/main.ts', "import { serve } from './server.ts'"],
  ['studio/sanity.config.ts', "import './connection/install.ts'"],
])('%s may: %s', (file, source) => {
  expect(lintImports(file, source)).toEqual([])
})
