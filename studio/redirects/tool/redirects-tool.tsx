/** The tool "Redirects": an overview of all redirects. */
import { TransferIcon } from '@sanity/icons/Transfer'
import { Box, Flex, Tab, TabList, TabPanel } from '@sanity/ui'
import type { Tool } from 'sanity'
import { route, useRouter, useRouterState } from 'sanity/router'
import { ToolPage } from '../../common/tool-page.tsx'
import { BrokenLinksTab } from './broken-links-tab.tsx'
import { CsvTab } from './csv-tab.tsx'
import { ProblemsTab } from './problems-tab.tsx'
import { WhereTab } from './where-tab.tsx'

/** In order; the names are part of the URL. */
const TABS = [
  { name: 'where', title: 'Where does this address go?', component: WhereTab },
  { name: 'problems', title: 'Problems', component: ProblemsTab },
  { name: 'csv', title: 'Export and import', component: CsvTab },
  { name: 'broken-links', title: 'Broken links', component: BrokenLinksTab },
] as const

const tabId = (name: string) => `redirects-tab-${name}`
const panelId = (name: string) => `redirects-panel-${name}`

/** The tool's page. The active tab is part of the URL, for sharing and the Back button. */
function RedirectsTool() {
  const router = useRouter()
  const chosen = useRouterState(({ tab }) => tab)
  const open = TABS.find(({ name }) => name === chosen) ?? TABS[0]
  return (
    <ToolPage title="Redirects" width={2} screen={open.name}>
      <Flex wrap="wrap">
        <TabList gap={2}>
          {TABS.map(({ name, title }) => (
            <Tab
              key={name}
              id={tabId(name)}
              aria-controls={panelId(name)}
              label={title}
              selected={name === open?.name}
              onClick={() => router.navigate({ tab: name })}
            />
          ))}
        </TabList>
      </Flex>
      {open && (
        <TabPanel key={open.name} id={panelId(open.name)} aria-labelledby={tabId(open.name)}>
          <Box paddingTop={2}>
            <open.component />
          </Box>
        </TabPanel>
      )}
    </ToolPage>
  )
}

export const redirectsTool: Tool = {
  name: 'redirects',
  title: 'Redirects',
  icon: TransferIcon,
  component: RedirectsTool,
  router: route.create('/', [route.create('/:tab')]),
}
