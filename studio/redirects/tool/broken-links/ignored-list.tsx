import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { IgnoredLink } from '../../../../lib/broken-links/document.ts'

type IgnoredListProps = { ignored: readonly IgnoredLink[]; onStop(path: string): void }

/** The ignored paths, collapsed. */
export function IgnoredList({ ignored, onStop }: IgnoredListProps) {
  if (ignored.length === 0) return null
  return (
    <details>
      <summary>Ignored addresses ({ignored.length})</summary>
      <Stack as="ul" gap={2} paddingTop={3} paddingLeft={0} style={{ listStyle: 'none' }}>
        {ignored.map(({ path }) => (
          <Flex as="li" key={path} gap={3} align="center">
            <Text size={1} style={{ overflowWrap: 'anywhere' }}>
              {path}
            </Text>
            <Button
              fontSize={1}
              padding={2}
              mode="ghost"
              text="List again"
              aria-label={`List ${path} again`}
              onClick={() => onStop(path)}
            />
          </Flex>
        ))}
        <Text size={1} muted>
          An address that is listed again comes back with its next visitor.
        </Text>
      </Stack>
    </details>
  )
}
