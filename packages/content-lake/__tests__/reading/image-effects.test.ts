import sharp from 'sharp'
import type { ContentLake } from '../../src/server.ts'
import { clientOf, requestLake, startLake } from '../../testing/lake.ts'

const WIDTH = 600
const HEIGHT = 400

let lake: ContentLake
let path: string
let clear: string
let animation: string

/** Four quadrants: red and green above blue and yellow. */
async function quadrants(): Promise<Buffer> {
  const raw = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [isRight, isBelow] = [pixel % WIDTH >= WIDTH / 2, pixel >= (WIDTH * HEIGHT) / 2]
    raw[pixel * 3] = isRight === isBelow ? 255 : 0
    raw[pixel * 3 + 1] = isRight ? 255 : 0
    raw[pixel * 3 + 2] = isBelow && !isRight ? 255 : 0
    if (isBelow && !isRight) raw[pixel * 3] = 0
  }
  return sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer()
}

async function twoFrames(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = [await frame('#ff0000'), await frame('#0000ff')]
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer()
}

beforeAll(async () => {
  lake = await startLake()
  const client = clientOf(lake)
  const upload = async (bytes: Buffer) => new URL((await client.assets.upload('image', bytes)).url).pathname
  path = await upload(await quadrants())
  clear = await upload(
    await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer(),
  )
  animation = await upload(await twoFrames())
})

async function fetched(search: string, of = path) {
  const response = await requestLake(lake, `${of}?${search}`)
  if (response.status !== 200) throw new Error(`${search}: ${response.text}`)
  return response.bytes
}

const NAMES: Readonly<Record<string, string>> = {
  '100': 'red',
  '010': 'green',
  '001': 'blue',
  '110': 'yellow',
  '111': 'white',
}

/** The size of a result, and the colours at positions given in parts of it. */
async function seen(search: string, positions: readonly (readonly [number, number])[] = [], of = path) {
  const { data, info } = await sharp(await fetched(search, of))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = positions.map(([x, y]) => {
    const index = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const bits = Array.from(data.subarray(index, index + 3), (value) => (value > 200 ? 1 : value < 60 ? 0 : 2))
    return NAMES[bits.join('')] ?? bits.join('')
  })
  return [info.width, info.height, ...colours]
}

test.each([
  ['w=200&h=200&fit=fill', [200, 200]],
  ['w=900&h=900&fit=fill', [900, 900]],
  ['w=200&h=200&fit=scale', [200, 200]],
  ['w=200&h=200&fit=min', [200, 200]],
  ['w=1200&h=1200&fit=min', [400, 400]],
  ['w=300&max-w=120', [120, 80]],
  ['w=100&min-w=200', [200, 133]],
  ['max-h=100', [150, 100]],
  ['max-h=1000', [600, 400]],
  ['w=100&min-h=10&max-h=200&dpr=2', [200, 133]],
  ['or=90', [400, 600]],
  ['or=180&w=60', [60, 40]],
  ['w=200&pad=20', [200, 147]],
  ['pad=20', [640, 440]],
])('%s gives %j', async (search, size) => {
  expect(await seen(search)).toEqual(size)
})

test.each([
  ['flip=h', ['green', 'red']],
  ['flip=v', ['blue', 'yellow']],
  ['flip=hv', ['yellow', 'blue']],
  ['or=90', ['blue', 'red']],
  ['or=270', ['green', 'yellow']],
  ['flip=h&or=90', ['yellow', 'green']],
  ['rect=300,0,300,200', ['green', 'green']],
  ['rect=300,0,300,400&flip=h&w=30', ['green', 'green']],
])('%s shows %j above', async (search, [left, right]) => {
  expect(
    (
      await seen(search, [
        [0.2, 0.2],
        [0.8, 0.2],
      ])
    ).slice(2),
  ).toEqual([left, right])
})

/** Squares of 100 from 150 x 100 pixels, whose colours meet in the middle: at 75. */
test.each([
  ['crop=left', 0.75],
  ['crop=right', 0.25],
  ['crop=top,left', 0.75],
  ['crop=center', 0.5],
  ['crop=focalpoint&fp-x=1&fp-y=0.5', 0.25],
  ['crop=focalpoint&fp-x=0.4&fp-y=0.5', 0.65],
  ['fp-x=0&fp-y=0', 0.75],
])('fit=crop&%s has its middle at %d', async (search, middle) => {
  const positions = [
    [middle - 0.05, 0.2],
    [middle + 0.05, 0.2],
  ] as const
  expect(await seen(`w=100&h=100&fit=crop&${search}`, positions)).toEqual([100, 100, 'red', 'green'])
})

test('crop=entropy keeps the part with most detail', async () => {
  expect(await seen('w=100&h=100&fit=crop&crop=entropy')).toEqual([100, 100])
})

test('what surrounds and shines through has the given colour', async () => {
  expect(
    await seen('w=200&h=200&fit=fill&bg=ff0000', [
      [0.5, 0.02],
      [0.2, 0.4],
    ]),
  ).toEqual([200, 200, 'red', 'red'])
  expect(await seen('w=200&h=200&fit=fill&bg=00f', [[0.5, 0.02]])).toEqual([200, 200, 'blue'])
  expect(
    await seen('w=200&pad=20&bg=ffffff', [
      [0.02, 0.5],
      [0.3, 0.3],
    ]),
  ).toEqual([200, 147, 'white', 'red'])
  expect(await seen('bg=ff00ff00&fm=jpg', [[0.5, 0.5]], clear)).toEqual([50, 50, 'green'])
  expect(await seen('fm=jpg', [[0.5, 0.5]], clear)).toEqual([50, 50, 'white'])
})

test.each(['blur=100', 'sharp=80', 'sat=-100', 'invert=true'])(
  '%s changes the picture, not its size',
  async (effect) => {
    const plain = await fetched('w=100&fm=png')
    const changed = await fetched(`w=100&fm=png&${effect}`)
    expect(changed.equals(plain)).toBe(false)
    expect(await sharp(changed).metadata()).toMatchObject({ width: 100, height: 67 })
  },
)

test('inverted and without saturation, red is neither', async () => {
  expect(await seen('invert=true&w=100', [[0.2, 0.2]])).toEqual([100, 67, '011'])
  expect((await seen('sat=-100&w=100', [[0.2, 0.2]]))[2]).not.toBe('red')
})

test('animations stay animations, in the formats that have them', async () => {
  for (const [search, format] of [
    ['w=20', 'gif'],
    ['w=20&fm=webp', 'webp'],
  ] as const) {
    const image = sharp(await fetched(search, animation), { animated: true })
    const { pages, width, pageHeight, format: got } = await image.metadata()
    expect({ pages, width, pageHeight, got }).toEqual({ pages: 2, width: 20, pageHeight: 15, got: format })
  }
  for (const search of ['w=20&frame=1', 'w=20&fm=png', 'w=20&fm=jpg']) {
    expect((await sharp(await fetched(search, animation)).metadata()).pages ?? 1).toBe(1)
  }
  expect((await sharp(await fetched('w=20&h=20&fit=crop', animation)).metadata()).pages).toBe(2)
})

test('progressive JPEG, and a name for people behind the URL', async () => {
  expect(await sharp(await fetched('fm=pjpg&w=50')).metadata()).toMatchObject({ format: 'jpeg', isProgressive: true })
  expect((await requestLake(lake, `${path}/a-nice-name.png?w=50`)).status).toBe(200)
})

test.each([
  ['or', '45'],
  ['flip', 'x'],
  ['crop', 'middle'],
  ['bg', 'red'],
  ['sat', '200'],
  ['blur', '-1'],
  ['fp-x', '2'],
])('refuses %s=%s and names the parameter', async (name, value) => {
  const response = await requestLake(lake, `${path}?w=10&${name}=${value}`)
  expect(response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining(`parameter ${name} `) })
})
