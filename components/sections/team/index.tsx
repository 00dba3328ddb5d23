/** All team members from the external API, or its loading and error states. */

import { chakra } from '@chakra-ui/react'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { Loading, ReadError } from '@/components/lists/read-states'
import { useApi } from '@/lib/api-hooks/use-api'
import type { SectionOf } from '@/lib/content/section-types'
import { Member } from './member'

function TeamMembers() {
  const { data, error, mutate } = useApi('teamMembers', {})
  if (!data) {
    return error ? (
      <ReadError error={error} onRetry={() => mutate()} />
    ) : (
      <chakra.p role="status" textStyle="lead">
        <Loading />
      </chakra.p>
    )
  }
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
      columnGap="5-8"
      rowGap={{ base: '7', sm: '12' }}
    >
      {data.teamMembers.map((person) => (
        <Member key={person.id} person={person} />
      ))}
    </chakra.ul>
  )
}

export default function TeamSection({ section }: { section: SectionOf<'team'> }) {
  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
      <TeamMembers />
    </ContentSection>
  )
}
