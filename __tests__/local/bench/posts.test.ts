import { postsBuilds } from '../../../local/bench/posts'
import { bytesOf, costOf, secondsOf } from '../../../local/bench/process-cost'
import { postsReport } from '../../../local/bench/report-posts'
import { startNode, stopProcess } from '../../../local/processes'

test.each([
  ['00:00:07', 7],
  ['01:02:03', 3723],
  ['2-01:00:00', 176_400],
  ['3:04.50', 184.5],
])('%s of processor time is parsed as %d s', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds)
})

test('the cost of a process includes its children, its end and its peak memory', async () => {
  const code = `
    const { spawn } = require('node:child_process')
    const held = Buffer.alloc(150e6, 1)
    const child = spawn(process.execPath, ['-e', 'const held = Buffer.alloc(150e6, 1); setTimeout(() => held.at(0), 1200)'])
    child.on('exit', () => process.exit(held.at(0) + 2))`
  const cost = await costOf(startNode(['-e', code], { stdio: 'ignore' }))
  expect(cost.code).toBe(3)
  expect(cost.seconds).toBeGreaterThan(1.1)
  expect(cost.peakBytes).toBeGreaterThan(300e6)
})

test('the memory of a running process can be read', async () => {
  const child = startNode(['-e', 'const held = Buffer.alloc(100e6, 1); setInterval(() => held.at(0), 1000)'], {
    stdio: 'ignore',
  })
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(await bytesOf(child)).toBeGreaterThan(100e6)
  await stopProcess(child)
})

test('the report compares builds, visits and lists', () => {
  const cost = { seconds: 50, processorSeconds: 60, peakBytes: 1_500_000_000 }
  const text = postsReport({
    builds: [
      { posts: 10_000, pages: 54, ...cost },
      { posts: 24, pages: 24, ...cost, seconds: 40 },
    ],
    visits: { prebuilt: [10, 20, 30], unbuilt: [30, 30, 30], again: [2, 2, 2] },
    lists: [
      { name: 'page 1', rounds: [4, 4] },
      { name: 'page 500', rounds: [5, 5] },
    ],
    map: {
      first: 900.4,
      next: 50,
      addresses: 10_035,
      days: { first: 20, later: 520, seconds: 15.2 },
      bytes: { before: 300e6, after: 400e6 },
      whenDown: { map: 10_035, feed: 20 },
    },
  })
  expect(text).toContain('## The knowledge base with 10,000 posts')
  expect(text).toMatch(/\| × +\| +\| +1\.25 \| +1\.00 \| +1\.00 \|/)
  expect(text).toMatch(/one that no build makes +\| +30\.0 \| +30\.0 \| +1\.50 \|/)
  expect(text).toMatch(/page 500 +\| +5\.0 \| +5\.0 \| +1\.25 \|/)
  expect(text).toContain('10,035 addresses; 900 ms the first time')
})

test('the two builds have separate folders', () => {
  expect(postsBuilds('.next-x')).toEqual(['.next-x-10000', '.next-x-24'])
})
