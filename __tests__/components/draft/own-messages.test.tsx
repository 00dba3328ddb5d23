/** @jest-environment jsdom */
/** What a preview does with messages of other windows. */
import { renderHook } from '@testing-library/react'
import { useOwnMessages } from '@/components/draft/use-own-messages'

function receive(origin: string): void {
  const data = { domain: 'sanity/comlink', type: 'handshake/syn' }
  window.dispatchEvent(new MessageEvent('message', { origin, data }))
}

test('click-to-edit gets messages of the Studio, and none of another origin (B488)', () => {
  const { unmount } = renderHook(useOwnMessages)
  const seen: string[] = []
  const listen = ({ origin }: MessageEvent) => void seen.push(origin)
  window.addEventListener('message', listen)
  for (const origin of ['https://player.example', window.location.origin, 'null', '']) receive(origin)
  expect(seen).toEqual([window.location.origin])
  unmount()
  receive('https://player.example')
  expect(seen).toHaveLength(2)
  window.removeEventListener('message', listen)
})
