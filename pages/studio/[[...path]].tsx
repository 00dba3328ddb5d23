/** /studio: serves the files of the Sanity Studio, which is a separate application (studio/). */
import type { GetServerSideProps } from 'next'
import { serveStudio } from '@/lib/studio/serve'

/** Never rendered: getServerSideProps has already sent the response. */
export default function Studio() {
  return null
}

export const getServerSideProps: GetServerSideProps = async ({ req, res }) => {
  await serveStudio(req, res)
  return { props: {} }
}
