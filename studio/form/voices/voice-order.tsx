/** The chosen voices in their order, which is changed by dragging or by the keyboard. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Button, Card, Flex } from '@sanity/ui'
import type { Voice } from '../../../lib/api/models.ts'
import { movedText } from './moved-text.ts'
import { VoiceLine, voiceDetails } from './voice-line.tsx'

export type ChosenVoice = {
  key: string
  /** Name and booking ref when it was chosen. */
  name: string
  code: string
  /** As it is now; undefined when the booking system does not have it. */
  voice: Voice | undefined
}

const LIST = { listStyle: 'none' } as const

const HANDLE = { cursor: 'grab', touchAction: 'none' } as const

type LineProps = { chosen: ChosenVoice; isReadOnly: boolean; onRemove(): void }

function ChosenLine({ chosen, isReadOnly, onRemove }: LineProps) {
  const { key, code, voice } = chosen
  const name = voice?.pseudonym ?? chosen.name
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
    disabled: isReadOnly,
  })
  const style = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
    position: 'relative',
    zIndex: isDragging ? 1 : undefined,
  } as const
  const handle = (
    <Button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      aria-label={`Move ${name}`}
      disabled={isReadOnly}
      icon={DragHandleIcon}
      mode="bleed"
      padding={2}
      style={HANDLE}
    />
  )
  return (
    <Card as="li" ref={setNodeRef} border radius={2} padding={1} shadow={isDragging ? 3 : 0} style={style}>
      <VoiceLine name={name} details={voice ? voiceDetails(voice) : code} voice={voice} control={handle}>
        {!isReadOnly && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Take out"
            aria-label={`Take ${name} out`}
            onClick={onRemove}
          />
        )}
      </VoiceLine>
    </Card>
  )
}

/** What screen readers say of a move. */
function announcementsFor(voices: readonly ChosenVoice[]): Announcements {
  const keys = voices.map(({ key }) => key)
  const nameOf = (key: string) => voices.find((chosen) => chosen.key === key)?.name ?? 'The voice'
  const tell = (step: Parameters<typeof movedText>[0], id: string | number, over?: string | number) =>
    movedText(step, nameOf(String(id)), keys.indexOf(String(over ?? id)), keys.length)
  return {
    onDragStart: ({ active }) => tell('lifted', active.id),
    onDragOver: ({ active, over }) => tell('moved', active.id, over?.id),
    onDragEnd: ({ active, over }) => tell('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => tell('cancelled', active.id),
  }
}

type OrderProps = {
  voices: readonly ChosenVoice[]
  isReadOnly: boolean
  onRemove(key: string): void
  /** Moves one to where the other stands. */
  onMove(key: string, over: string): void
}

export function VoiceOrder({ voices, isReadOnly, onRemove, onMove }: OrderProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  function handleDragEnd({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(voices) }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={voices.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Flex
          direction="column"
          gap={1}
          as="ol"
          aria-label="Chosen voices, in their order"
          padding={0}
          margin={0}
          style={LIST}
        >
          {voices.map((chosen) => (
            <ChosenLine
              key={chosen.key}
              chosen={chosen}
              isReadOnly={isReadOnly}
              onRemove={() => onRemove(chosen.key)}
            />
          ))}
        </Flex>
      </SortableContext>
    </DndContext>
  )
}
