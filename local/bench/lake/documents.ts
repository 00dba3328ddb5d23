/** Generated documents, the same every time: three types, each with text, a slug and a reference to another document. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota', 'kappa', 'lambda', 'mu']
const TYPES = ['post', 'author', 'page'] as const
const BLOCKS = 3

const word = (index: number) => WORDS[index % WORDS.length]

/** The slug of a document; those of posts have an index that is a multiple of 3. */
export const slugOf = (index: number) => `s-${index}`

function documentAt(index: number) {
  return {
    _id: `doc-${index}`,
    _type: TYPES[index % TYPES.length],
    title: `Title ${index} ${word(index)}`,
    order: index,
    slug: { _type: 'slug', current: slugOf(index) },
    body: Array.from({ length: BLOCKS }, (_, block) => ({
      _key: `block-${block}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [
        {
          _key: 'span',
          _type: 'span',
          marks: [],
          text: `Lorem ipsum ${index} ${word(index + block)} dolor sit amet consectetur adipiscing elit sed do eiusmod.`,
        },
      ],
    })),
    ...(index > 0 && { ref: { _type: 'reference', _ref: `doc-${Math.floor(index / 2)}` } }),
  }
}

function* lines(count: number) {
  for (let index = 0; index < count; index += 1) yield `${JSON.stringify(documentAt(index))}\n`
}

/** Writes documents to a file, one a line. */
export function writeDocuments(file: string, count: number): Promise<void> {
  return pipeline(Readable.from(lines(count)), createWriteStream(file))
}
