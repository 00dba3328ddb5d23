/** The first bytes of a voice's sample are audio. */
import { expectThat, type Site } from '../site.ts'

const FIRST_BYTES = 1024

/** How files begin: MPEG audio with a tag or without, WAV, Ogg, FLAC; MP4 has its mark four bytes later. */
function isAudio(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12)
  const isMpegFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
  return isMpegFrame || /^(ID3|RIFF|OggS|fLaC|.{4}ftyp)/s.test(start)
}

/** What is read of the response of the voices. */
type Voices = { voices?: { id: string | number; categoryAudioList?: { id: string | number }[] }[] }

export async function checkSample(site: Site): Promise<string> {
  const list: Voices = await (await site.getOk('/api/v1/voices?page=1&pageSize=4', 'application/json')).json()
  const voice = list.voices?.find(({ categoryAudioList }) => (categoryAudioList ?? []).length > 0)
  expectThat(voice !== undefined, 'the first voices have no sample')
  const path = `/api/samples/${voice?.id}/${voice?.categoryAudioList?.[0]?.id}`
  const response = await site.get(path, { range: `bytes=0-${FIRST_BYTES - 1}` })
  expectThat(response.status === 206, `${path}: status ${response.status} instead of 206`)
  const bytes = Buffer.from(await response.arrayBuffer())
  expectThat(bytes.length === FIRST_BYTES, `${path}: ${bytes.length} bytes instead of ${FIRST_BYTES}`)
  expectThat(isAudio(bytes), `${path}: its first bytes are no audio`)
  return `${FIRST_BYTES} bytes of ${path}`
}
