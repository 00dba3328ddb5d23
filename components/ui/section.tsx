/** The layout of a page: full-width bands in one tone, their content at the width of the grid, and two columns in it. */
import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

export type SectionProps = {
  tone?: Tone | null
  /** Id that links can target. */
  anchor?: string | null
  /** Id of the heading that labels the section; omit it if there is none. */
  labelledBy?: string
  children: ReactNode
} & Pick<BoxProps, 'py' | 'pt' | 'pb' | 'overflow'>

const AIR = 'clamp(3.5rem, 8vw, 7rem)'

/** The preceding section may move this one up with `--section-top`. */
const Band = chakra('section', { base: { bg: 'bg', color: 'fg', py: `var(--section-top, ${AIR}) ${AIR}` } })

/** Limits content to 1200 px, with a gutter that grows with the screen. */
export function Container({ children, ...props }: BoxProps) {
  return (
    <Box width="100%" maxWidth="calc(75rem + 2 * {spacing.gutter})" mx="auto" px="gutter" {...props}>
      {children}
    </Box>
  )
}

/** A band of the page. */
export function Section({ tone, anchor, labelledBy, children, ...props }: SectionProps) {
  const edit = useEdit()
  return (
    <Band data-tone={tone ?? 'cream'} id={anchor ?? undefined} aria-labelledby={labelledBy} {...edit()} {...props}>
      <Container>{children}</Container>
    </Band>
  )
}

type ColumnsProps = BoxProps & {
  /** The share of each column. */
  parts: readonly [left: number, right: number]
  /** The breakpoint from which they are beside each other. */
  from?: 'md' | 'lg'
}

/** Two columns beside each other on wide screens, one below the other on others. */
export function Columns({ parts: [left, right], from = 'lg', ...props }: ColumnsProps) {
  const beside = `minmax(0, ${left}fr) minmax(0, ${right}fr)`
  return <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', [from]: beside }} {...props} />
}
