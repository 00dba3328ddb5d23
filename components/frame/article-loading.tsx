/**
 * Placeholder shown in place of the previous page while an article loads, which may have to be rendered on the server
 * first.
 */
import { Box } from '@chakra-ui/react'
import { LOADING } from '@/components/ui/read-states'
import { Section } from '@/components/ui/section'

/** @param title text of the clicked link; empty if there is none */
export function ArticleLoading({ title }: { title: string }) {
  return (
    <Box data-tone="white" bg="bg" minHeight="100vh">
      <Section tone="cream" py="7-16">
        <Box as="p" textStyle="eyebrow" color="muted" py="2.5">
          Knowledge base
        </Box>
        {title && (
          <Box as="h1" textStyle="h1" mt="3" maxWidth={{ lg: '55%' }} overflowWrap="anywhere" dir="auto">
            {title}
          </Box>
        )}
      </Section>
      <Section tone="white" py="10-18">
        <Box as="p" role="status" textStyle="lead">
          {LOADING}
        </Box>
      </Section>
    </Box>
  )
}
