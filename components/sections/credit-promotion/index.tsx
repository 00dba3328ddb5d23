/** A voucher: a stub with the amount and a waveform in place of a bar code, and the conditions beside it. */

import { Box, chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { ContentSection, Eyebrow, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { Icon } from '@/components/content/icon'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { Columns } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const BARS = waveHeights(44, 1, 1, 5)

/** Radius of the half circles cut out of both edges at the dotted line. */
const NOTCH = '{spacing.3.5}'

const Stub = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 'clamp(1.25rem, 3vw, 2.5rem)',
    p: '6-13',
    borderColor: 'edge',
    borderStyle: 'dashed',
    borderWidth: { base: '0 0 2px', lg: '0 2px 0 0' },
  },
})

const Notch = chakra('span', {
  base: {
    position: 'absolute',
    width: `calc(2 * ${NOTCH})`,
    height: `calc(2 * ${NOTCH})`,
    borderRadius: 'pill',
    bg: 'bg',
  },
  variants: {
    end: {
      first: {
        left: { base: `calc(-1 * ${NOTCH})`, lg: 'auto' },
        right: { lg: `calc(-1px - ${NOTCH})` },
        top: { lg: `calc(-1 * ${NOTCH})` },
        bottom: { base: `calc(-1px - ${NOTCH})`, lg: 'auto' },
      },
      last: {
        right: { base: `calc(-1 * ${NOTCH})`, lg: `calc(-1px - ${NOTCH})` },
        bottom: { base: `calc(-1px - ${NOTCH})`, lg: `calc(-1 * ${NOTCH})` },
      },
    },
  },
})

const Amount = chakra('p', {
  base: {
    textStyle: 'figure',
    // Fills the stub: a character of this typeface is about 0.6 em wide.
    fontSize: 'clamp(min(3.5rem, 17.5vw), calc(100cqi / (0.61 * var(--signs))), 13rem)',
    lineHeight: '0.9',
    letterSpacing: '-0.03em',
    ml: '-0.03em',
  },
})

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'clamp(1.25rem, 2.4vw, 2.25rem)',
    rowGap: '3',
    mt: '3',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '2.5', fontWeight: '600' },
    '& svg': { flexShrink: '0', width: '5.5', height: '5.5', mt: '0.5' },
  },
})

/** What the credit can be used for. */
function Uses({ section: { usesHeading, uses } }: { section: SectionOf<'creditPromotion'> }) {
  const edit = useEdit()
  if (uses.length === 0) return null
  return (
    <Box mt="6" pt="5" borderTop="1px solid {colors.line}">
      <EditableText as="h3" textStyle="eyebrow" color="muted" field="usesHeading">
        {usesHeading}
      </EditableText>
      <List>
        {uses.map((use) => (
          <li key={use._key} {...edit('uses', use)}>
            {use.icon && <Icon name={use.icon} />}
            <span>
              {use.title}
              {use.text && (
                <Box as="span" display="block" textStyle="small" color="muted" fontWeight="400">
                  {use.text}
                </Box>
              )}
            </span>
          </li>
        ))}
      </List>
    </Box>
  )
}

export default function CreditPromotionSection({ section }: { section: SectionOf<'creditPromotion'> }) {
  const edit = useEdit()
  const { eyebrow, heading, amount, amountLabel, text, actions, tone } = section
  return (
    <ContentSection section={section} py="12-22">
      <Columns data-tone={tone === 'ink' ? 'cream' : 'ink'} parts={[5, 6]} layerStyle="card">
        <Stub>
          <Notch data-tone={tone} end="first" />
          <Notch data-tone={tone} end="last" />
          <Box containerType="inline-size">
            <Amount css={{ '--signs': Math.max(amount.length, 3) }} {...edit('amount')}>
              {amount}
            </Amount>
            <EditableText textStyle="h3" mt="4-7" field="amountLabel">
              {amountLabel}
            </EditableText>
          </Box>
          <Box color="accent" overflow="hidden">
            <WaveBars heights={BARS} height={88} width="100%" />
          </Box>
        </Stub>
        <Box p="6-13">
          <Eyebrow>{eyebrow}</Eyebrow>
          <SectionTitle section={section} />
          <EditableText color="muted" mt="4" maxWidth="37.3em" whiteSpace="pre-line" field="text">
            {text}
          </EditableText>
          <Uses section={section} />
          <Actions actions={actions} heading={heading} mt="7" />
        </Box>
      </Columns>
    </ContentSection>
  )
}
