/** /studio: where editors work. The Studio is an application of its own (studio/); this hands out its files. */
import type { GetServerSideProps } from 'next'
import { serveStudio } from '@/lib/studio/serve'

/** Never rendered: the answer has been sent by then. */
export default function Studio() {
  return null
}

export const getServerSideProps: GetServerSideProps = async ({ req, res }) => {
  await serveStudio(req, res)
  return { props: {} }
}
