/** Links to the pages above this one. */
import { chakra } from '@chakra-ui/react'

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2.5',
    textStyle: 'eyebrow',
    color: 'muted',
    '& > li + li::before': { content: '"/" / ""', mr: '2.5', color: 'edge' },
    '& a': { display: 'inline-block', py: '2.5', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
  },
})

export function Breadcrumbs({ items }: { items: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <List>
        {items.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </List>
    </nav>
  )
}
