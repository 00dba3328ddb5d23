/** /studio: serves the files of the Sanity Studio, which is a separate application (studio/). */
import type { GetServerSideProps } from 'next'
import { serveStudio } from '@/lib/studio/server/serve'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps: GetServerSideProps = async ({ req, res }) => {
  await serveStudio(req, res)
  return { props: {} }
}
