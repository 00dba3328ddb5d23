/** The demo's samples (B92-B97). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { documents, isNode } from '../../helpers/data/demo-pages'

test('every recording has its own waveform and duration, every film a still', () => {
  const samples = documents.filter(({ _type }) => _type === 'sample')
  expect(samples.length).toBeGreaterThanOrEqual(48)
  const recordings = samples.filter(({ kind }) => kind === 'audio')
  expect(recordings.filter(({ peaks }) => !Array.isArray(peaks) || peaks.length !== 100)).toEqual([])
  expect(new Set(recordings.map(({ peaks }) => JSON.stringify(peaks))).size).toBe(recordings.length)
  expect(samples.filter(({ kind, poster }) => kind === 'video' && !poster)).toEqual([])
  expect(samples.filter(({ seconds }) => typeof seconds !== 'number')).toEqual([])
})

test('every repair plays the damaged take first and names the current one in its captions', () => {
  const repairs = documents.filter(({ switchAt }) => typeof switchAt === 'number')
  expect(repairs).toHaveLength(8)
  for (const { switchAt, seconds, transcript, captions } of repairs) {
    expect(switchAt).toBeGreaterThan(0)
    expect(switchAt).toBeLessThan(Number(seconds))
    const file = isNode(captions) ? String(captions._sanityAsset).replace('file@file://./', '') : ''
    const vtt = readFileSync(path.join(process.cwd(), 'local/demo/content', file), 'utf8')
    expect(vtt).toMatch(/^WEBVTT\n/)
    expect(vtt.split(String(transcript))).toHaveLength(3)
    expect(vtt).toContain(`00:00:${Number(switchAt).toFixed(3).padStart(6, '0')} --> `)
  }
})
