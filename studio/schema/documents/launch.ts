/** Documents whose drafts go out together. Not shown on the site; it is only ever a draft (lib/launch/document.ts). */
import { RocketIcon } from '@sanity/icons/Rocket'
import { defineType, type FieldDefinition } from 'sanity'
import { LAUNCH, type LaunchStatus, statusOf } from '../../../lib/launch/document.ts'
import { timesProblem } from '../../../lib/launch/due.ts'
import { EDITED_TYPES } from '../../common/edited-types.ts'
import { listOf, textOf } from '../../common/untyped.ts'
import { codeField, field } from '../parts/field.ts'

/** How far a launch is, for editors. */
const LAUNCH_STATUS = {
  preparing: 'Being prepared',
  scheduled: 'Scheduled',
  released: 'Released',
  ended: 'Ended',
  undone: 'Undone',
} as const satisfies Record<LaunchStatus, string>

type InDocument = { document?: object }

/** Whether nobody should change what goes out, because it is on its way or out. */
function isFixed({ document }: InDocument): boolean {
  return !['preparing', 'undone'].includes(statusOf(document ?? {}))
}

/** The end can still be moved while it is out. */
function isOver({ document }: InDocument): boolean {
  return ['scheduled', 'ended'].includes(statusOf(document ?? {}))
}

/** Of fields that no form shows. */
const DESCRIPTION = 'Written by the actions of the launch and by the site.'

/** What is written by the Studio's actions and the site. */
function hiddenField(name: string, type: 'string' | 'datetime' | 'boolean', title: string): FieldDefinition {
  return { name, type, title, description: DESCRIPTION, hidden: true, readOnly: true }
}

const text = (name: string, title: string) => ({ name, type: 'text', title, description: DESCRIPTION })

export const launch = defineType({
  name: LAUNCH,
  title: 'Launch',
  type: 'document',
  icon: RocketIcon,
  description: 'Unpublished changes of several documents that go out together, now or at a time.',
  fields: [
    codeField('name', 'Name', {
      description: 'For your colleagues, such as “Christmas campaign”. Visitors never see it.',
      required: 'Give it a name.',
      readOnly: isFixed,
    }),
    field('documents', 'array', 'What goes out', {
      description:
        'Pages, facts, words, settings, redirects, samples, transcripts and reviews with unpublished changes. Add them here, or with a press in the list below.',
      readOnly: isFixed,
      of: [
        {
          type: 'reference',
          // It stands in nobody's way when a document is removed.
          weak: true,
          to: EDITED_TYPES.map((type) => ({ type })),
          options: { disableNew: true },
        },
      ],
      validation: (rule) => rule.unique().error('It is in the list twice.'),
    }),
    field('startsAt', 'datetime', 'Goes out at', {
      description: 'Optional. Leave it empty to release it by hand. Press Schedule when all is ready.',
      readOnly: isFixed,
    }),
    field('endsAt', 'datetime', 'Goes back at', {
      description:
        'Optional. Then everything is again as it was before; what somebody has corrected meanwhile stays corrected.',
      readOnly: isOver,
      validation: (rule) =>
        rule.custom((endsAt, { document }) => timesProblem({ endsAt, startsAt: textOf(document, 'startsAt') }) ?? true),
    }),
    hiddenField('status', 'string', 'Status'),
    hiddenField('problem', 'string', 'Why it did not go out or back'),
    hiddenField('releasedAt', 'datetime', 'Released at'),
    hiddenField('endedAt', 'datetime', 'Ended at'),
    hiddenField('undoneAt', 'datetime', 'Undone at'),
    hiddenField('wasScheduled', 'boolean', 'Released by the site'),
    {
      name: 'leftAlone',
      type: 'array',
      title: 'Left as others have changed it',
      description: DESCRIPTION,
      hidden: true,
      readOnly: true,
      of: [{ type: 'string' }],
    },
    {
      name: 'changes',
      type: 'array',
      title: 'What was released',
      description: DESCRIPTION,
      hidden: true,
      readOnly: true,
      of: [
        {
          type: 'object',
          name: 'launchChange',
          description: DESCRIPTION,
          fields: [
            text('documentId', 'Document'),
            text('documentType', 'Type'),
            text('before', 'Before'),
            text('after', 'After'),
          ],
        },
      ],
    },
    {
      name: 'checks',
      type: 'array',
      title: 'Checked revisions',
      description: DESCRIPTION,
      hidden: true,
      readOnly: true,
      of: [
        {
          type: 'object',
          name: 'launchCheck',
          description: DESCRIPTION,
          fields: [
            text('draftRevision', 'Draft'),
            text('publishedRevision', 'Published'),
            { name: 'problems', type: 'number', title: 'Problems', description: DESCRIPTION },
          ],
        },
      ],
    },
  ],
  preview: {
    select: { name: 'name', status: 'status', documents: 'documents', problem: 'problem' },
    prepare: ({ name, status, documents, problem }) => {
      const count = listOf({ documents }, 'documents').length
      const known = Object.entries(LAUNCH_STATUS).find(([key]) => key === status)?.[1] ?? LAUNCH_STATUS.preparing
      return {
        title: name || 'Without a name',
        subtitle: `${problem ? 'Held back' : known}, ${count === 1 ? '1 document' : `${count} documents`}`,
      }
    },
  },
})
